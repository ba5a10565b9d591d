import * as z from 'zod/mini';
import { enquiryLimits } from '#features/enquiries/enquiries.contract.ts';
import { enquiriesTexts } from '#features/enquiries/enquiries.texts.ts';
import { linkToken, sendKey } from '#features/enquiries/enquiry-fields.ts';
import { declareCall } from '#platform/calls/call.ts';
import { recordId, writtenText } from '#platform/calls/fields.ts';
import { buyerRequest } from './request-fields.ts';

const output = { request: buyerRequest };

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
    /** Id of this company's part of the request. */
    id: recordId,
    key: sendKey,
    message: writtenText(enquiryLimits.message, enquiriesTexts.messageRequired.id),
  },
  output: { message: z.string(), ...output },
});
