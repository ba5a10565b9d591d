import * as z from 'zod/mini';
import { enquiryLimits } from '#features/enquiries/enquiries.contract.ts';
import { enquiriesTexts } from '#features/enquiries/enquiries.texts.ts';
import { linkToken, sendKey } from '#features/enquiries/enquiry-fields.ts';
import { buyerStates, enquiryAuthors } from '#features/enquiries/enquiry-states.ts';
import { declareCall } from '#platform/calls/call.ts';
import { recordId, writtenText } from '#platform/calls/fields.ts';
import { requestLine } from './lead-request.contract.ts';

const fact = z.nullable(z.string());

/** One company that was asked, and what has come of it. */
const asked = z.object({
  /** Of its part of the request */
  id: z.int(),
  company_name: z.string(),
  company_logo: fact,
  /** Where the company is shown; none where it no longer is */
  company_path: fact,
  state: z.enum(buyerStates),
  lines: z.array(requestLine),
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

const output = {
  request: z.object({
    title: z.string(),
    notes: z.string(),
    country: z.string(),
    city: fact,
    /** YYYY-MM-DD */
    needed_by: fact,
    files: z.array(z.object({ id: z.int(), name: z.string() })),
    /** A moment in ISO form */
    created_at: z.string(),
    companies: z.array(asked),
  }),
};

const byLink = { method: 'POST', access: 'visitor' } as const;

export const readRequest = declareCall({
  ...byLink,
  path: 'enquiries/request.php',
  summary: 'A request for quotation and what its companies answered, for whoever has its link',
  input: { token: linkToken },
  output,
});

export const writeInRequest = declareCall({
  ...byLink,
  path: 'enquiries/request-reply.php',
  summary: 'Writes to one of the companies that were asked, by the link',
  input: {
    token: linkToken,
    /** The company’s part of the request */
    id: recordId,
    key: sendKey,
    message: writtenText(enquiryLimits.message, enquiriesTexts.messageRequired.id),
  },
  output: { message: z.string(), ...output },
});
