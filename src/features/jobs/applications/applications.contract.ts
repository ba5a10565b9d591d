import * as z from 'zod/mini';
import { declareCall, declareDownload } from '#platform/calls/call.ts';
import {
  emailAddress,
  fileOr,
  oneLine,
  recordId,
  searchText,
  wholeNumber,
  writtenText,
} from '#platform/calls/fields.ts';
import { applicationStatuses } from './application-statuses.ts';
import { applicationsTexts } from './applications.texts.ts';

export const CV_MAX_BYTES = 5 * 1024 * 1024;
export const NAME_MAX_LENGTH = 100;
const EMAIL_LENGTH = 254;
export const APPLICATIONS_PER_PAGE = 20;

/** Who opened a CV, besides the applicant. Operators no longer can, but their earlier openings stay in the history. */
export const cvOpeners = ['company', 'operator'] as const;

const missing = applicationsTexts.fillAll.id;
const fact = z.nullable(z.string());

const status = z.enum(applicationStatuses);

/** The caller's monthly quota of applications. */
const quotaFacts = z.object({
  /** 0 means unlimited. */
  limit: z.int(),
  used: z.int(),
  /** YYYY-MM-DD, the day on which counting starts over. */
  renews_on: z.string(),
});

export type Quota = z.output<typeof quotaFacts>;

const application = {
  application_id: z.int(),
  /** Null once the company has removed the job. */
  job_id: z.nullable(z.int()),
  job_ref: fact,
  job_title: z.string(),
  company_name: z.string(),
  company_logo: fact,
  location: fact,
  salary_from: fact,
  salary_to: fact,
  salary_currency: fact,
  status,
  /** ISO 8601 timestamp. */
  created_at: z.string(),
  /** YYYY-MM-DD, the day by which the company promised an answer; null where it promised none. */
  answer_by: fact,
  /** Whether the job's page is still shown. */
  is_shown: z.boolean(),
  can_withdraw: z.boolean(),
  /**
   * Whether the caller has applied twice for this job, which is the most: the second time is for after a withdrawal.
   */
  used_up: z.boolean(),
  /** When the company last opened the CV */
  cv_opened_at: fact,
};

export const applyForJob = declareCall({
  method: 'POST',
  path: 'jobs/apply.php',
  summary: 'Applies for a job with a CV (multipart)',
  access: 'account',
  claims: ['user_id', 'user_type'],
  input: {
    job_id: recordId,
    name: oneLine(NAME_MAX_LENGTH, missing),
    email: z.pipe(writtenText(EMAIL_LENGTH, missing), emailAddress),
    cv: fileOr(missing, applicationsTexts.fileTooLarge),
  },
  output: { message: z.string(), data: z.object({ application_id: z.int() }), quota: quotaFacts },
});

export const listUserApplications = declareCall({
  method: 'GET',
  path: 'jobs/user-applications.php',
  summary: 'The own applications, newest first',
  access: 'account',
  claims: ['user_id'],
  input: {
    limit: z._default(wholeNumber({ min: 1, max: 200 }), 100),
    search: z.optional(searchText),
    /** The last application shown */
    cursor: z.optional(recordId),
  },
  output: {
    applications: z.array(z.object(application)),
    quota: quotaFacts,
    next_cursor: fact,
  },
});

export const checkApplicationStatus = declareCall({
  method: 'POST',
  path: 'jobs/check-application-status.php',
  summary: 'Whether the caller has applied for a job',
  access: 'account',
  claims: ['user_id'],
  input: { job_id: recordId },
  output: {
    has_applied: z.boolean(),
    /** Whether the caller may still apply: once, and once more after withdrawing. */
    may_apply: z.boolean(),
    application: z.nullable(z.object(application)),
    quota: quotaFacts,
  },
});

export const getApplication = declareCall({
  method: 'GET',
  path: 'jobs/application.php',
  summary: 'One of the own applications: how it came where it stands, and who opened the CV',
  access: 'account',
  claims: ['user_id'],
  input: { application_id: recordId },
  output: {
    application: z.object({
      ...application,
      name: z.string(),
      email: z.string(),
      /** Null once the CV has been deleted. */
      cv_name: fact,
      /** YYYY-MM-DD, the last day before the CV is deleted. */
      cv_kept_until: fact,
      history: z.array(z.object({ status, created_at: z.string() })),
      cv_openings: z.array(z.object({ opened_by: z.enum(cvOpeners), created_at: z.string() })),
    }),
  },
});

export const withdrawApplication = declareCall({
  method: 'POST',
  path: 'jobs/withdraw.php',
  summary: 'Takes an own application back; its CV is deleted',
  access: 'account',
  claims: ['user_id'],
  input: { application_id: recordId },
  output: { message: z.string() },
});

/** How many pages of a CV the preview shows without opening the file. */
export const CV_PAGES_PICTURED = 3;

export const pictureCv = declareDownload({
  path: 'jobs/cv-picture.php',
  summary: `The first ${CV_PAGES_PICTURED} pages of a CV that is a PDF as one picture, for the same people`,
  access: 'account',
  claims: ['user_id'],
  input: { application_id: recordId },
});

export const downloadCv = declareDownload({
  path: 'jobs/cv.php',
  summary: 'The CV of an application, for the applicant and the company that got it',
  access: 'account',
  claims: ['user_id'],
  input: { application_id: recordId },
});
