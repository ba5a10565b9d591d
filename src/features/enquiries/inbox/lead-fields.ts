import * as z from 'zod/mini';
import {
  enquiryAbouts,
  enquiryAuthors,
  enquiryStates,
} from '#features/enquiries/enquiry-states.ts';
import { leadRequest } from '#features/enquiries/requests/request-fields.ts';

const fact = z.nullable(z.string());

/** What the company sees of an enquiry: nothing of how the buyer is reached that was not shared. */
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
  /** Whether prices are asked for, line by line */
  is_request: z.boolean(),
  state: z.enum(enquiryStates),
  is_unread: z.boolean(),
  is_closed: z.boolean(),
  /** Whether the person has been erased: what is left is the company's own. */
  is_erased: z.boolean(),
  labels: z.array(z.string()),
  /** YYYY-MM-DD */
  remind_on: fact,
  /** A moment in ISO form */
  created_at: z.string(),
};

/** One of them with all that was said. */
export const wholeLead = z.object({
  ...leadFields,
  /** Where what was asked about is shown */
  about_path: fact,
  notes: z.string(),
  /** None until the buyer shares it */
  email: fact,
  phone: fact,
  /** Whether links of this sender may be opened */
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
