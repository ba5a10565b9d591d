import * as z from 'zod/mini';
import { declareDownload } from '#platform/calls/call.ts';
import { recordId } from '#platform/calls/fields.ts';

const fact = z.nullable(z.string());

/** One line of a request. */
export const requestLine = z.object({
  id: z.int(),
  title: z.string(),
  /** Where the product is shown; none of a described need */
  path: fact,
  quantity: z.int(),
  note: z.string(),
});

/** What a company reads of a request: its own lines, and what all of them are told. */
export const leadRequest = z.object({
  /** Whether it came by what the company is, not by what it shows. */
  is_matched: z.boolean(),
  /** YYYY-MM-DD */
  needed_by: fact,
  lines: z.array(requestLine),
  files: z.array(z.object({ id: z.int(), name: z.string() })),
});

export const downloadRequestFile = declareDownload({
  access: 'approved-exhibitor',
  claims: ['exhibitor_id'],
  path: 'exhibitor/enquiries/request-file.php',
  summary: 'A file that came with a request for quotation',
  input: { file_id: recordId },
});
