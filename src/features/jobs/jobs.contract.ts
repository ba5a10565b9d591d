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
import { jobNarrowing } from './job-narrowing.ts';

export const JOBS_PER_PAGE = 6;

const limit = z._default(wholeNumber({ min: 1, max: 50 }), JOBS_PER_PAGE);

/** The last job shown, as its start date and its id: 2026-11-02.123 */
const cursor = z.optional(dayCursor);

const ref = z.string().check(z.regex(/^JOB-\d{4}-\d{6,15}$/i), z.toUpperCase());

const optionalFact = z.nullable(z.string());

/** A job as every list tells it. */
export const jobFacts = {
  id: z.int(),
  job_ref: z.string(),
  job_title: z.string(),
  company_id: z.int(),
  company_name: z.string(),
  company_logo: optionalFact,
  location: optionalFact,
  /** Two-letter code of the company's country */
  exhibitor_country: z.string(),
  country_name: z.string(),
  /** YYYY-MM-DD */
  job_start_date: z.string(),
  /** YYYY-MM-DD; applications are taken to the end of this day */
  job_expiry_date: z.string(),
  /** 0 on the expiry day, negative afterwards */
  days_left: z.int(),
  job_details: z.string(),
  /** A month's pay as decimal numbers */
  salary_from: optionalFact,
  salary_to: optionalFact,
  salary_currency: optionalFact,
  /** Facts that a company may leave out: each as a code, and by its name in the language asked for */
  profession: optionalFact,
  profession_name: optionalFact,
  /** full-time, part-time, contract, temporary or internship */
  employment_kind: optionalFact,
  employment_kind_name: optionalFact,
  /** on-site, hybrid or remote */
  workplace: optionalFact,
  workplace_name: optionalFact,
  /** The fewest years asked for; 0 welcomes beginners */
  experience_years: z.nullable(z.int()),
  /** secondary, diploma, certificate, bachelor or postgraduate */
  education: optionalFact,
  education_name: optionalFact,
  /** required, obtainable or not-needed */
  licence: optionalFact,
  licence_name: optionalFact,
  requirements: z.array(z.string()),
  benefits: z.array(z.string()),
};

const job = z.object(jobFacts);

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
      /** http or https, or none */
      company_website: optionalFact,
      company_open_jobs: z.int(),
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
  output: { jobs: z.array(job), next_cursor: optionalFact },
});

/** The first page of the list, as the page and its loader ask for it. */
export function firstJobs(country: string, asked: AskedNarrowing = {}) {
  return { limit: JOBS_PER_PAGE, country, ...asked };
}

export function firstCompanyJobs(companyId: number | string) {
  return { id: String(companyId), limit: JOBS_PER_PAGE };
}
