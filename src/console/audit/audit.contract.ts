import * as z from 'zod/mini';
import { cursorInput, cursorOutput } from '#console/paged-list.contract.ts';
import { declareCall, declareDownload } from '#platform/calls/call.ts';
import { findCalendarDate } from '#platform/dates/calendar-date.ts';
import { auditTexts } from './audit.texts.ts';

const NAME_MAX_LENGTH = 254;

const name = z.optional(z.string().check(z.trim(), z.maxLength(NAME_MAX_LENGTH)));
const day = z.optional(
  z
    .string()
    .check(
      z.refine(
        (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && findCalendarDate(text) !== undefined,
        auditTexts.dayInvalid.id,
      ),
    ),
);

/** `from` and `to` are days in the portal's home time zone, both included. */
const filters = { actor: name, subject: name, subject_id: name, action: name, from: day, to: day };

export const listAudit = declareCall({
  method: 'GET',
  path: 'admin/audit/list.php',
  summary: 'What operators did, the newest first',
  access: 'admin',
  input: { ...filters, ...cursorInput },
  output: {
    entries: z.array(
      z.object({
        id: z.int(),
        at: z.string(),
        actor: z.string(),
        action: z.string(),
        subject: z.string(),
        subject_id: z.nullable(z.string()),
        /** The subject's name at the time of the action. */
        label: z.nullable(z.string()),
        /** Only the fields that changed. */
        changes: z.array(
          z.object({
            field: z.string(),
            before: z.nullable(z.string()),
            after: z.nullable(z.string()),
          }),
        ),
      }),
    ),
    ...cursorOutput,
  },
});

export const listAuditChoices = declareCall({
  method: 'GET',
  path: 'admin/audit/choices.php',
  summary: 'Which subjects and actions the log knows',
  access: 'admin',
  input: {},
  output: { subjects: z.array(z.string()), actions: z.array(z.string()) },
});

export const exportAudit = declareDownload({
  path: 'admin/audit/export.php',
  summary: 'The log as a CSV file, filtered like the list',
  access: 'admin',
  input: filters,
});
