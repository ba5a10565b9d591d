import * as z from 'zod/mini';
import { jobFacts } from '#features/jobs/job-fields.ts';
import { declareCall } from '#platform/calls/call.ts';
import { recordId, wholeNumber } from '#platform/calls/fields.ts';

export const MOST_SAVED_JOBS = 200;

/** Everybody who is signed in can save jobs, as a user or as an exhibitor. */
const forOwn = { access: 'account', claims: ['user_id'] } as const;

export const getSavedJob = declareCall({
  ...forOwn,
  method: 'GET',
  path: 'jobs/saved-status.php',
  summary: 'Whether the caller has saved a job',
  input: { job_id: recordId },
  output: { saved: z.boolean() },
});

export const saveJob = declareCall({
  ...forOwn,
  method: 'POST',
  path: 'jobs/save.php',
  summary: 'Saves a job for later, or no longer',
  input: { job_id: recordId, saved: wholeNumber({ min: 0, max: 1 }) },
  output: { message: z.string(), saved: z.boolean() },
});

export const listSavedJobs = declareCall({
  ...forOwn,
  method: 'GET',
  path: 'user/saved-jobs.php',
  summary: 'The jobs the caller has saved, the last saved first',
  input: {},
  output: {
    jobs: z.array(
      z.object({
        ...jobFacts,
        is_over: z.boolean(),
        /** False once the company has taken the job off. */
        is_shown: z.boolean(),
      }),
    ),
  },
});
