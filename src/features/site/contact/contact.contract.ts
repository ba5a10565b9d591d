import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';
import {
  EMAIL_MAX_LENGTH,
  emailAddress,
  oneLine,
  PHONE_MAX_LENGTH,
  phoneNumber,
  writtenText,
} from '#platform/calls/fields.ts';
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
  phone: PHONE_MAX_LENGTH,
  message: 5000,
  topic: 100,
};

const name = oneLine(contactLimits.name, contactTexts.nameRequired.id);
const phone = z.optional(phoneNumber);
const message = writtenText(contactLimits.message, contactTexts.messageRequired.id);

/** A honeypot: people do not see this field, but bots fill it in. */
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

export const messageKinds = ['contact', ...enquiryKinds] as const;
/** Subjects as messages are stored; an enquiry's kind becomes its subject. */
export const messageSubjects = [...contactSubjects, 'plan'] as const;

export const sendEnquiry = declareCall({
  method: 'POST',
  path: 'contact/enquiry.php',
  summary: 'An enquiry about advertising or a plan',
  access: 'visitor',
  input: {
    kind: z.enum(enquiryKinds),
    /** What the enquiry is about, in the words of the page it was sent from. */
    topic: oneLine(contactLimits.topic, contactTexts.subjectRequired.id),
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
      /** Contact details are null until the operator sets them. */
      email: z.nullable(z.string()),
      phone: z.nullable(z.string()),
      address: z.nullable(z.string()),
      hours: z.string(),
    }),
  },
});
