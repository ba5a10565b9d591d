import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';
import { EMAIL_MAX_LENGTH, emailAddress } from '#platform/calls/fields.ts';
import { toLatinDigits } from '#platform/i18n/latin-digits.ts';
import { contactTexts } from './contact.texts.ts';

export const contactSubjects = [
  'general',
  'jobs',
  'events',
  'advertising',
  'technical',
  'partnership',
] as const;

export const contactLimits = {
  name: 100,
  email: EMAIL_MAX_LENGTH,
  phone: 30,
  message: 5000,
  topic: 100,
};

/** A missing one is told like an empty one. */
const words = (longest: number, missing: string) =>
  z.prefault(z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(longest)), '');

/** One line: what is written here also stands in the head of a mail. */
const name = words(contactLimits.name, contactTexts.nameRequired.id).check(
  z.regex(/^\P{Cc}*$/u, contactTexts.nameRequired.id),
);

const phone = z.optional(
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(contactLimits.phone),
      z.overwrite(toLatinDigits),
      z.regex(/^$|^\+?[\d\s().-]{5,}$/, contactTexts.phoneInvalid.id),
    ),
);

const message = words(contactLimits.message, contactTexts.messageRequired.id);

/** People do not see this field; programs fill it in and give themselves away. */
const website = z.optional(z.string().check(z.maxLength(1000)));

export const sendMessage = declareCall({
  method: 'POST',
  path: 'contact/send.php',
  summary: 'A message to the operator',
  access: 'visitor',
  input: {
    name,
    email: emailAddress,
    phone,
    subject: z.enum(contactSubjects, contactTexts.subjectRequired.id),
    message,
    website,
  },
  output: { message: z.string() },
});

export const enquiryKinds = ['advertising', 'plan'] as const;

export const sendEnquiry = declareCall({
  method: 'POST',
  path: 'contact/enquiry.php',
  summary: 'An enquiry about advertising or a plan',
  access: 'visitor',
  input: {
    kind: z.enum(enquiryKinds),
    /** What it is about, in the words of the page it was sent from. */
    topic: words(contactLimits.topic, contactTexts.subjectRequired.id).check(
      z.regex(/^\P{Cc}*$/u, contactTexts.subjectRequired.id),
    ),
    name,
    email: emailAddress,
    phone,
    message,
    website,
  },
  output: { message: z.string() },
});

export const getContactInfo = declareCall({
  method: 'GET',
  path: 'contact/info.php',
  summary: 'How the operator can be reached',
  access: 'visitor',
  input: {},
  output: {
    contact: z.object({
      email: z.string(),
      phone: z.string(),
      address: z.string(),
      hours: z.string(),
    }),
  },
});
