import { answersOf, requireListedCompany } from '#features/companies/server/public.ts';
import { jobNarrowing } from '#features/jobs/job-narrowing.ts';
import {
  findJob,
  listCompanyJobs,
  listJobChoices,
  listJobs,
  listSimilarJobs,
} from '#features/jobs/jobs.contract.ts';
import { jobsTexts } from '#features/jobs/jobs.texts.ts';
import { professionsNear } from '#features/jobs/professions.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import { type Operation, type OperationContext, operation } from '#platform/calls/operation.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { withCountryFallback } from '#platform/geo/country-fallback.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { findWebAddress } from '#platform/links/web-address.ts';
import { isDefaultList } from '#platform/narrowing/server/asked-of-list.ts';
import { jobAnswer, jobPage } from './job-answers.ts';
import { narrowedJobs } from './job-list.ts';
import {
  selectCompanyJobs,
  selectJob,
  selectJobAnswers,
  selectJobs,
  selectSimilarJobs,
} from './jobs.queries.ts';

const SIMILAR_JOBS = 4;

type Range = { limit: number; cursor?: string | undefined };

/** The cursor's position and the page size. */
function rangeOf({ limit, cursor }: Range, now: Date) {
  const [date = 'infinity', id = Number.MAX_SAFE_INTEGER] = cursor?.split('.') ?? [];
  return { today: todayAt(now), beforeDate: date, beforeId: Number(id), atMost: limit + 1 };
}

/** The list without filters; the answer says which country it shows. */
function readPlain(
  { country, ...range }: Range & { country?: string | undefined },
  { database, visitor, language, now }: OperationContext,
) {
  return withCountryFallback(country ?? visitor.country, language, (each) =>
    selectJobs.all(database.pool, { country: each, ...rangeOf(range, now) }),
  );
}

const jobsOfCountry = operation(listJobs, async (input, context) => {
  const { country, limit } = input;
  const message = (rows: readonly unknown[]) =>
    rows.length === 0 ? translateIn(context.language)(jobsTexts.noneFound) : null;
  if (isDefaultList(jobNarrowing, input)) {
    const { rows, facts } = await readPlain(input, context);
    return { ...jobPage(rows, limit, context), message: message(rows), ...facts };
  }
  const { facts } = await readPlain({ country, limit: 1 }, context);
  const rows = await narrowedJobs.readPage(input, facts.country_used, context);
  return {
    ...jobPage(rows, limit, context),
    next_cursor: narrowedJobs.nextCursor(rows, limit),
    message: message(rows),
    ...facts,
  };
});

const jobChoices = operation(listJobChoices, async (input, context) => {
  const { facts } = await readPlain({ country: input.country, limit: 1 }, context);
  return { ...(await narrowedJobs.readChoices(input, facts.country_used, context)), ...facts };
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
      company_answers: answersOf(row, context.language),
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
  const figures = await selectJobAnswers.one(pool, { company: input.id });
  return {
    ...jobPage(rows, input.limit, context),
    company_answers: answersOf(figures, context.language),
  };
});

export const jobsOperations: readonly Operation[] = [
  jobsOfCountry,
  jobChoices,
  jobDetail,
  similarJobs,
  jobsOfCompany,
];
