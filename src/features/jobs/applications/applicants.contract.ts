import * as z from 'zod/mini';
import { type CallAnswer, declareCall, declareDownload } from '#platform/calls/call.ts';
import { recordId, searchText, wholeNumber } from '#platform/calls/fields.ts';
import { typedText } from '#platform/fields/text-fields.ts';
import { languages } from '#platform/i18n/languages.ts';
import { applicationStatuses, movable, pipeline } from './application-statuses.ts';

export const NOTES_MAX_LENGTH = 2000;
export const APPLICANTS_PER_PAGE = 20;

const forOwners = { access: 'approved-exhibitor', claims: ['exhibitor_id'] } as const;

const applicant = z.object({
  application_id: z.int(),
  name: z.string(),
  email: z.string(),
  status: z.enum(applicationStatuses),
  /** ISO 8601 timestamp. */
  created_at: z.string(),
  /** YYYY-MM-DD, the day by which the company promised an answer; null where it promised none. */
  answer_by: z.nullable(z.string()),
  notes: z.string(),
  /** Null once the CV has been deleted. */
  cv_name: z.nullable(z.string()),
  cv_opened_at: z.nullable(z.string()),
});

export const listApplicants = declareCall({
  ...forOwners,
  method: 'GET',
  path: 'exhibitor/jobs/applicants.php',
  summary: 'Who applied for one of the own jobs, newest first',
  input: {
    job_id: recordId,
    limit: z._default(wholeNumber({ min: 1, max: 100 }), APPLICANTS_PER_PAGE),
    status: z.optional(z.enum(applicationStatuses)),
    search: z.optional(searchText),
    /** The last applicant shown */
    cursor: z.optional(recordId),
  },
  output: {
    job: z.object({ id: z.int(), job_ref: z.string(), job_title: z.string() }),
    applicants: z.array(applicant),
    counts: z.record(z.enum(applicationStatuses), z.int()),
    next_cursor: z.nullable(z.string()),
  },
});

export type Applicant = CallAnswer<typeof listApplicants>['applicants'][number];

export const REJECTED_AT_ONCE = 100;

const chosen = {
  application_ids: z.array(recordId).check(z.minLength(1), z.maxLength(REJECTED_AT_ONCE)),
};

export const previewRejections = declareCall({
  ...forOwners,
  method: 'POST',
  path: 'exhibitor/jobs/preview-rejections.php',
  summary: 'The mails that rejecting applicants would send; nothing is changed',
  input: chosen,
  output: {
    mails: z.array(
      z.object({
        application_id: z.int(),
        name: z.string(),
        /** Null where the mail goes to an address that the applicant did not give to the company. */
        email: z.nullable(z.string()),
        language: z.enum(languages),
        subject: z.string(),
        body: z.string(),
      }),
    ),
  },
});

export const rejectApplicants = declareCall({
  ...forOwners,
  method: 'POST',
  path: 'exhibitor/jobs/reject-applicants.php',
  summary: 'Rejects applicants; each is told by mail once it can no longer be taken back',
  input: chosen,
  output: { message: z.string(), rejected_count: z.int() },
});

export const moveApplicants = declareCall({
  ...forOwners,
  method: 'POST',
  path: 'exhibitor/jobs/move-applicants.php',
  summary: 'Moves several applicants along; each is told by mail. A no has a call of its own',
  input: { ...chosen, status: z.enum(movable) },
  output: { message: z.string(), moved_count: z.int() },
});

export const exportApplicants = declareDownload({
  ...forOwners,
  path: 'exhibitor/jobs/applicants-export.php',
  summary: 'Everybody who applied for one of the own jobs, as CSV; CVs stay where they are',
  input: { job_id: recordId },
});

export const undoRejections = declareCall({
  ...forOwners,
  method: 'POST',
  path: 'exhibitor/jobs/undo-rejections.php',
  summary: 'Takes rejections back before anybody is told',
  input: chosen,
  output: { message: z.string(), undone_count: z.int() },
});

export const updateApplicant = declareCall({
  ...forOwners,
  method: 'POST',
  path: 'exhibitor/jobs/update-applicant.php',
  summary:
    'Moves an applicant along or keeps a note; a move is told to the applicant by mail, a no after ten seconds',
  input: {
    application_id: recordId,
    status: z.optional(z.enum(pipeline)),
    notes: z.optional(typedText.check(z.maxLength(NOTES_MAX_LENGTH))),
    /** The values the caller saw. If somebody else has changed them since, nothing is updated. */
    seen_status: z.optional(z.enum(applicationStatuses)),
    seen_notes: z.optional(z.string().check(z.maxLength(NOTES_MAX_LENGTH))),
  },
  output: { message: z.string(), applicant },
});
