import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';
import {
  countryCode,
  EMAIL_MAX_LENGTH,
  emailAddress,
  fileOr,
  oneLine,
  PHONE_MAX_LENGTH,
  phoneNumber,
  recordId,
  ticked,
  writtenText,
} from '#platform/calls/fields.ts';
import { toLatinDigits } from '#platform/i18n/latin-digits.ts';
import { enquiriesTexts as texts } from './enquiries.texts.ts';
import { sendKey as key, linkToken, maybeLine } from './enquiry-fields.ts';
import { buyerStates, enquiryAbouts, enquiryAuthors } from './enquiry-states.ts';

export const enquiryLimits = {
  name: 100,
  email: EMAIL_MAX_LENGTH,
  phone: PHONE_MAX_LENGTH,
  subject: 150,
  message: 5000,
  quantity: 60,
  city: 100,
};

/** As large as a CV may be: the same kinds of file are taken. */
export const ENQUIRY_FILE_MAX_BYTES = 5 * 1024 * 1024;
export const CONFIRMATION_CODE_LENGTH = 6;
export const CONFIRMATION_LIFE_MINUTES = 30;
export const CONFIRMATION_RESEND_AFTER_S = 60;
/** One text goes to so many companies. */
export const SAME_TEXT_COMPANIES = 20;

const fact = z.nullable(z.string());

export const findEnquirySubject = declareCall({
  method: 'GET',
  path: 'enquiries/subject.php',
  summary: 'What an enquiry would be about, and which company gets it',
  access: 'visitor',
  input: { about: z.enum(enquiryAbouts), id: recordId },
  output: {
    subject: z.object({
      about: z.enum(enquiryAbouts),
      id: z.int(),
      title: z.string(),
      company_id: z.int(),
      company_name: z.string(),
      company_logo: fact,
    }),
  },
});

export const sendEnquiryTo = declareCall({
  method: 'POST',
  path: 'enquiries/send.php',
  summary:
    'Sends an enquiry to a company (multipart, if with a file). Of somebody who is not signed in it waits for the code that is mailed to the address',
  access: 'visitor',
  sentAs: 'form',
  input: {
    key,
    about: z.enum(enquiryAbouts),
    id: recordId,
    name: oneLine(enquiryLimits.name, texts.nameRequired.id),
    /** Of somebody who is signed in the account’s own is taken. */
    email: z.optional(emailAddress),
    phone: z.optional(phoneNumber),
    subject: oneLine(enquiryLimits.subject, texts.subjectRequired.id),
    message: writtenText(enquiryLimits.message, texts.messageRequired.id),
    quantity: maybeLine(enquiryLimits.quantity, texts.oneLineOnly.id),
    country: countryCode,
    city: maybeLine(enquiryLimits.city, texts.oneLineOnly.id),
    wants_call: ticked,
    file: z.optional(fileOr(texts.wrongFileType.id, texts.fileTooLarge)),
    /** People do not see this field; programs fill it in and give themselves away. */
    website: z.optional(z.string().check(z.maxLength(1000))),
  },
  output: {
    message: z.string(),
    /** Whether it has gone to the company, or waits for the code. */
    outcome: z.enum(['sent', 'confirm']),
    /** What opens the conversation, told once: later it is in the mail alone. */
    token: fact,
  },
});

export const confirmEnquiry = declareCall({
  method: 'POST',
  path: 'enquiries/confirm.php',
  summary: 'The code that was mailed: the enquiry goes to the company',
  access: 'visitor',
  input: {
    key,
    code: z
      .string(texts.codeIncomplete.id)
      .check(z.trim(), z.overwrite(toLatinDigits), z.regex(/^\d{6}$/, texts.codeIncomplete.id)),
  },
  output: { message: z.string(), token: fact },
});

export const resendEnquiryCode = declareCall({
  method: 'POST',
  path: 'enquiries/resend-code.php',
  summary: 'Mails another code for an enquiry that waits',
  access: 'visitor',
  input: { key },
  output: { message: z.string() },
});

/** What the buyer sees of an enquiry. */
const conversation = z.object({
  company_id: z.nullable(z.int()),
  company_name: z.string(),
  company_logo: fact,
  about: z.enum(enquiryAbouts),
  about_title: z.string(),
  /** Where it is shown; none where it no longer is */
  about_path: fact,
  subject: z.string(),
  quantity: fact,
  country: z.string(),
  city: fact,
  wants_call: z.boolean(),
  state: z.enum(buyerStates),
  name: z.string(),
  email: z.string(),
  phone: fact,
  email_shared: z.boolean(),
  phone_shared: z.boolean(),
  /** A moment in ISO form */
  created_at: z.string(),
  messages: z.array(
    z.object({
      id: z.int(),
      author: z.enum(enquiryAuthors),
      text: z.string(),
      file_name: fact,
      created_at: z.string(),
    }),
  ),
});

const conversationOutput = { conversation };

export const readConversation = declareCall({
  method: 'POST',
  path: 'enquiries/conversation.php',
  summary: 'An enquiry and what was said since, for whoever has its link',
  access: 'visitor',
  input: { token: linkToken },
  output: conversationOutput,
});

export const replyAsBuyer = declareCall({
  method: 'POST',
  path: 'enquiries/reply.php',
  summary: 'Writes to the company again, by the link',
  access: 'visitor',
  input: {
    token: linkToken,
    key,
    message: writtenText(enquiryLimits.message, texts.messageRequired.id),
  },
  output: { message: z.string(), ...conversationOutput },
});

export const shareContact = declareCall({
  method: 'POST',
  path: 'enquiries/share.php',
  summary: 'Shows the company the buyer’s address, number or both; what was shared stays so',
  access: 'visitor',
  input: { token: linkToken, email: ticked, phone: z.optional(phoneNumber) },
  output: { message: z.string(), ...conversationOutput },
});

export const closeEnquiry = declareCall({
  method: 'POST',
  path: 'enquiries/close.php',
  summary: 'Ends the conversation; the company is told and writes no more',
  access: 'visitor',
  input: { token: linkToken },
  output: { message: z.string(), ...conversationOutput },
});
