import * as z from 'zod/mini';
import {
  enquiryAbouts,
  enquiryAuthors,
  enquiryStates,
} from '#features/enquiries/enquiry-states.ts';
import { leadRequest } from '#features/enquiries/requests/request-fields.ts';

const fact = z.nullable(z.string());

/** What the company sees of an enquiry. Contact details that the buyer has not shared are not in it. */
export const leadFields = {
  id: z.int(),
  name: z.string(),
  subject: z.string(),
  about: z.enum(enquiryAbouts),
  about_title: z.string(),
  country: z.string(),
  city: fact,
  quantity: fact,
  wants_call: z.boolean(),
  /** Whether it is a request for quotation, with lines to price. */
  is_request: z.boolean(),
  state: z.enum(enquiryStates),
  is_unread: z.boolean(),
  is_closed: z.boolean(),
  /** Whether the buyer's personal data has been erased; only the company's own notes and answers remain. */
  is_erased: z.boolean(),
  labels: z.array(z.string()),
  /** YYYY-MM-DD */
  remind_on: fact,
  /** ISO 8601 timestamp. */
  created_at: z.string(),
};

/** One enquiry with its whole conversation. */
export const wholeLead = z.object({
  ...leadFields,
  /** Page of what the enquiry is about. */
  about_path: fact,
  notes: z.string(),
  /** Null until the buyer shares it. */
  email: fact,
  phone: fact,
  /** Whether links in this sender's messages can be opened. */
  is_trusted: z.boolean(),
  is_blocked: z.boolean(),
  is_reported: z.boolean(),
  request: z.nullable(leadRequest),
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
