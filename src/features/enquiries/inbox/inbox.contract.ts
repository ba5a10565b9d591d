import * as z from 'zod/mini';
import { exportFormat } from '#collection/export/contract/export-format.ts';
import { enquiryLimits } from '#features/enquiries/enquiries.contract.ts';
import { enquiriesTexts } from '#features/enquiries/enquiries.texts.ts';
import { enquiryStates } from '#features/enquiries/enquiry-states.ts';
import { reportReasons } from '#features/enquiries/reports/report-reasons.ts';
import { declareCall, declareDownload } from '#platform/calls/call.ts';
import { recordId, searchText, ticked, wholeNumber, writtenText } from '#platform/calls/fields.ts';
import { typedText } from '#platform/fields/text-fields.ts';
import { inboxTexts as texts } from './inbox.texts.ts';
import { leadFields, wholeLead } from './lead-fields.ts';

export const INBOX_PER_PAGE = 25;
/** Counting stops here in each stage; a count one higher means "more". */
export const MOST_COUNTED = 500;
export const NOTES_LONGEST = 2000;
export const LABEL_LONGEST = 30;
export const MOST_LABELS = 10;
export const REPORT_NOTE_LONGEST = 500;

const forOwners = { access: 'approved-exhibitor', claims: ['exhibitor_id'] } as const;

const fact = z.nullable(z.string());

export const inboxFilters = {
  state: z.optional(z.enum(enquiryStates)),
  /** Only unread enquiries. */
  unread: z.optional(z.literal('1')),
  /** Only enquiries whose reminder is due. */
  due: z.optional(z.literal('1')),
  label: z.optional(z.string().check(z.trim(), z.maxLength(LABEL_LONGEST))),
  search: z.optional(searchText),
};

export const listEnquiries = declareCall({
  ...forOwners,
  method: 'GET',
  path: 'exhibitor/enquiries/list.php',
  summary: 'Enquiries the company got, those with the latest message of a buyer first',
  input: {
    ...inboxFilters,
    limit: z._default(wholeNumber({ min: 1, max: 100 }), INBOX_PER_PAGE),
    /** Id of the last enquiry shown. */
    cursor: z.optional(recordId),
  },
  output: {
    enquiries: z.array(z.object(leadFields)),
    /** Per stage; 501 stands for "more than 500". */
    counts: z.record(z.enum(enquiryStates), z.int()),
    unread: z.int(),
    /** Reminders that are due. */
    due: z.int(),
    /** Labels in use, sorted by name. */
    labels: z.array(z.string()),
    next_cursor: fact,
  },
});

export const readEnquiry = declareCall({
  ...forOwners,
  method: 'GET',
  path: 'exhibitor/enquiries/detail.php',
  summary: 'One enquiry with its conversation',
  input: { id: recordId },
  output: { enquiry: wholeLead },
});

export const markEnquiryRead = declareCall({
  ...forOwners,
  method: 'POST',
  path: 'exhibitor/enquiries/mark-read.php',
  summary: 'Says whether an enquiry has been read',
  input: { id: recordId, read: ticked },
  output: { message: z.string() },
});

export const answerEnquiry = declareCall({
  ...forOwners,
  method: 'POST',
  path: 'exhibitor/enquiries/answer.php',
  summary: 'Answers a buyer, who gets it by mail; a new enquiry is answered with it',
  input: {
    id: recordId,
    /** Idempotency key: repeating a request with it returns the first answer. */
    key: z.uuid(),
    message: writtenText(enquiryLimits.message, enquiriesTexts.messageRequired.id),
  },
  output: { message: z.string(), enquiry: wholeLead },
});

const label = typedText.check(
  z.minLength(1, texts.labelEmpty.id),
  z.maxLength(LABEL_LONGEST),
  z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, enquiriesTexts.oneLineOnly.id),
);

const day = z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/, texts.dayWrong.id));

export const updateEnquiry = declareCall({
  ...forOwners,
  method: 'POST',
  path: 'exhibitor/enquiries/update.php',
  summary: 'Moves a lead along, keeps a note, labels or a reminder, trusts or blocks its sender',
  input: {
    id: recordId,
    state: z.optional(z.enum(enquiryStates)),
    notes: z.optional(typedText.check(z.maxLength(NOTES_LONGEST))),
    labels: z.optional(z.array(label, texts.labelsWrong.id).check(z.maxLength(MOST_LABELS))),
    /** YYYY-MM-DD; empty removes the reminder. */
    remind_on: z.optional(day),
    sender: z.optional(z.enum(['trusted', 'plain', 'blocked'])),
  },
  output: { message: z.string(), enquiry: wholeLead },
});

export const reportEnquiry = declareCall({
  ...forOwners,
  method: 'POST',
  path: 'exhibitor/enquiries/report.php',
  summary: 'Reports an enquiry to the operator, once, and blocks its sender',
  input: {
    id: recordId,
    reason: z.enum(reportReasons),
    note: z._default(typedText.check(z.maxLength(REPORT_NOTE_LONGEST)), ''),
  },
  output: { message: z.string(), enquiry: wholeLead },
});

export const downloadEnquiryFile = declareDownload({
  ...forOwners,
  path: 'exhibitor/enquiries/file.php',
  summary: 'The file of a message',
  input: { message_id: recordId },
});

export const exportEnquiries = declareDownload({
  ...forOwners,
  path: 'exhibitor/enquiries/export.php',
  summary: 'The leads as they are filtered, as XLSX or CSV; comes with the paid plans',
  input: { format: exportFormat, ...inboxFilters },
});
