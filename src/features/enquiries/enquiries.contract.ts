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

/** The same limit as for a CV: both accept the same kinds of file. */
export const ENQUIRY_FILE_MAX_BYTES = 5 * 1024 * 1024;
export const CONFIRMATION_CODE_LENGTH = 6;
export const CONFIRMATION_LIFE_MINUTES = 30;
export const CONFIRMATION_RESEND_AFTER_S = 60;
/** How many companies may receive the same text from one sender. */
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
    /** Ignored for a signed-in sender, whose account's address is used. */
    email: z.optional(emailAddress),
    phone: z.optional(phoneNumber),
    subject: oneLine(enquiryLimits.subject, texts.subjectRequired.id),
    message: writtenText(enquiryLimits.message, texts.messageRequired.id),
    quantity: maybeLine(enquiryLimits.quantity, texts.oneLineOnly.id),
    country: countryCode,
    city: maybeLine(enquiryLimits.city, texts.oneLineOnly.id),
    wants_call: ticked,
    file: z.optional(fileOr(texts.wrongFileType.id, texts.fileTooLarge)),
    /** A honeypot: people do not see this field, but bots fill it in. */
    website: z.optional(z.string().check(z.maxLength(1000))),
  },
  output: {
    message: z.string(),
    /** Whether the enquiry went to the company or waits for the confirmation code. */
    outcome: z.enum(['sent', 'confirm']),
    /** Opens the conversation. It is returned only once; afterwards it is found in the mail alone. */
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
  /** Page of what the enquiry is about; null once that is no longer shown. */
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
  /** ISO 8601 timestamp. */
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
