import { requireListedCompany } from '#features/companies/server/public.ts';
import {
  findJob,
  listCompanyJobs,
  listJobs,
  listSimilarJobs,
} from '#features/jobs/jobs.contract.ts';
import { jobsTexts } from '#features/jobs/jobs.texts.ts';
import { professionsNear } from '#features/jobs/professions.ts';
import { findQuestion } from '#features/search/server/public.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import { type Operation, type OperationContext, operation } from '#platform/calls/operation.ts';
import { findSearchWords, glanceOrSearch } from '#platform/database/word-search.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { withCountryFallback } from '#platform/geo/country-fallback.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { findWebAddress } from '#platform/links/web-address.ts';
import { jobAnswer, jobPage } from './job-answers.ts';
import {
  glanceJobs,
  searchJobs,
  selectCompanyJobs,
  selectJob,
  selectJobs,
  selectSimilarJobs,
} from './jobs.queries.ts';

const SIMILAR_JOBS = 4;

type Range = { limit: number; cursor?: string };

/** Where to go on, and how many to read. */
function rangeOf({ limit, cursor }: Range, now: Date) {
  const [date = 'infinity', id = Number.MAX_SAFE_INTEGER] = cursor?.split('.') ?? [];
  return { today: todayAt(now), beforeDate: date, beforeId: Number(id), atMost: limit + 1 };
}

type ListInput = Range & { country?: string; search?: string };

async function readJobs(input: ListInput, { database, visitor, language, now }: OperationContext) {
  const range = rangeOf(input, now);
  const listed = await withCountryFallback(input.country ?? visitor.country, language, (country) =>
    selectJobs.all(database.pool, { country, ...range }),
  );
  const words = findSearchWords(input.search);
  if (!words) return listed;
  // Words look through the country that the list without them shows.
  const question = await findQuestion(database.pool, words);
  const searched = { country: listed.facts.country_used, ...range, question };
  const ways = { glance: glanceJobs.all, search: searchJobs.all };
  return { ...listed, rows: await glanceOrSearch(database.pool, ways, searched, range.atMost) };
}

const jobsOfCountry = operation(listJobs, async (input, context) => {
  const { rows, facts } = await readJobs(input, context);
  return {
    ...jobPage(rows, input.limit, context),
    message: rows.length === 0 ? translateIn(context.language)(jobsTexts.noneFound) : null,
    ...facts,
  };
});

async function requireJob(ref: string, { database, now }: OperationContext) {
  const row = await selectJob.first(database.pool, { ref, today: todayAt(now) });
  if (!row) throw notFound(jobsTexts.notFound);
  return row;
}

const jobDetail = operation(findJob, async ({ ref }, context) => {
  const row = await requireJob(ref, context);
  const job = jobAnswer(row, context);
  return {
    job: {
      ...job,
      is_over: job.days_left < 0,
      company_website: findWebAddress(row.company_website) ?? null,
      company_open_jobs: row.company_open_jobs,
    },
  };
});

const similarJobs = operation(listSimilarJobs, async ({ ref }, context) => {
  const row = await requireJob(ref, context);
  const rows = await selectSimilarJobs.all(context.database.pool, {
    job: row.id,
    country: row.country,
    company: row.company_id,
    profession: row.profession ?? undefined,
    near: professionsNear(row.profession),
    today: todayAt(context.now),
    atMost: SIMILAR_JOBS,
  });
  return { jobs: rows.map((each) => jobAnswer(each, context)) };
});

const jobsOfCompany = operation(listCompanyJobs, async (input, context) => {
  const { pool } = context.database;
  await requireListedCompany(pool, input.id);
  const asked = { company: input.id, ...rangeOf(input, context.now) };
  const rows = await selectCompanyJobs.all(pool, asked);
  return jobPage(rows, input.limit, context);
});

export const jobsOperations: readonly Operation[] = [
  jobsOfCountry,
  jobDetail,
  similarJobs,
  jobsOfCompany,
];
