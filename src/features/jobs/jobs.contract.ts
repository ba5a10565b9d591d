import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';
import { dayCursor } from '#platform/calls/cursor-fields.ts';
import { countryCode, recordId, searchText, wholeNumber } from '#platform/calls/fields.ts';
import { countryFacts } from '#platform/geo/country-facts.ts';
import type { AskedNarrowing } from '#platform/narrowing/asked-narrowing.ts';
import {
  choicesInput,
  choicesOutput,
  narrowedCursor,
  narrowingFields,
} from '#platform/narrowing/narrowing-fields.ts';
import { jobFacts } from './job-fields.ts';
import { jobNarrowing } from './job-narrowing.ts';

export const JOBS_PER_PAGE = 6;

const limit = z._default(wholeNumber({ min: 1, max: 50 }), JOBS_PER_PAGE);

/** The last job shown, as its start date and its id: `2026-11-02.123`. */
const cursor = z.optional(dayCursor);

const ref = z.string().check(z.regex(/^JOB-\d{4}-\d{6,15}$/i), z.toUpperCase());

const optionalFact = z.nullable(z.string());

const job = z.object(jobFacts);

/**
 * How the company answered the applications of the last 90 days; null where there were too few. Measured, never typed
 * in.
 */
const answers = z.nullable(
  z.object({
    percent: z.int(),
    /** Minutes until the first answer. */
    median_minutes: z.nullable(z.int()),
    /** The same figures as a sentence. */
    text: z.string(),
  }),
);

export const listJobs = declareCall({
  method: 'GET',
  path: 'jobs/jobs.php',
  summary: 'Open jobs of a country, newest first unless another order is asked for',
  access: 'visitor',
  input: {
    limit,
    country: z.optional(countryCode),
    search: z.optional(searchText),
    ...narrowingFields(jobNarrowing),
    cursor: z.optional(narrowedCursor(dayCursor)),
  },
  output: {
    jobs: z.array(job),
    message: optionalFact,
    ...countryFacts,
    next_cursor: optionalFact,
  },
});

export const listJobChoices = declareCall({
  method: 'GET',
  path: 'jobs/job-choices.php',
  summary: 'What a country’s open jobs can be narrowed by, with how many are in each choice',
  access: 'visitor',
  input: choicesInput(jobNarrowing),
  output: choicesOutput,
});

export const findJob = declareCall({
  method: 'GET',
  path: 'jobs/job-detail.php',
  summary: 'One job; those that are closed say so',
  access: 'visitor',
  input: { ref },
  output: {
    job: z.object({
      ...jobFacts,
      is_over: z.boolean(),
      /** An http or https address. */
      company_website: optionalFact,
      company_open_jobs: z.int(),
      company_answers: answers,
    }),
  },
});

export const listSimilarJobs = declareCall({
  method: 'GET',
  path: 'jobs/similar-jobs.php',
  summary: 'Open jobs like this one: of its profession, of professions near it, of its company',
  access: 'visitor',
  input: { ref },
  output: { jobs: z.array(job) },
});

export const listCompanyJobs = declareCall({
  method: 'GET',
  path: 'jobs/company-jobs.php',
  summary: 'Open jobs of one listed company, newest first',
  access: 'visitor',
  input: { id: recordId, limit, cursor },
  output: { jobs: z.array(job), company_answers: answers, next_cursor: optionalFact },
});

/** The input for the first page of the list. The page and its loader share it, so that both ask for the same. */
export function firstJobs(country: string, asked: AskedNarrowing = {}) {
  return { limit: JOBS_PER_PAGE, country, ...asked };
}

export function firstCompanyJobs(companyId: number | string) {
  return { id: String(companyId), limit: JOBS_PER_PAGE };
}
