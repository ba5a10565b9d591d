import * as z from 'zod/mini';
import { cursorInput, cursorOutput, doneOutput } from '#console/paged-list.contract.ts';
import { declareCall } from '#platform/calls/call.ts';
import { recordId, searchText } from '#platform/calls/fields.ts';
import { reportDecisions, reportReasons } from './report-reasons.ts';

export const reportStates = ['open', 'decided'] as const;

const fact = z.nullable(z.string());

export const listReports = declareCall({
  method: 'GET',
  path: 'admin/enquiries/reported.php',
  summary: 'Enquiries that companies reported, newest first',
  access: 'admin',
  input: {
    search: z.optional(searchText),
    state: z.optional(z.enum(reportStates)),
    ...cursorInput,
  },
  output: {
    reports: z.array(
      z.object({
        id: z.int(),
        company_name: z.string(),
        name: z.string(),
        email: fact,
        subject: z.string(),
        /** The beginning of what the sender wrote. */
        message: z.string(),
        reason: z.enum(reportReasons),
        note: z.string(),
        created_at: z.string(),
        decision: z.nullable(z.enum(reportDecisions)),
        decided_by: fact,
        decided_at: fact,
      }),
    ),
    ...cursorOutput,
  },
});

export const decideReport = declareCall({
  method: 'POST',
  path: 'admin/enquiries/decide.php',
  summary:
    'Decides about a reported enquiry, once: it stands, or its sender writes to nobody any more',
  access: 'admin',
  input: { id: recordId, decision: z.enum(reportDecisions) },
  output: doneOutput,
});
