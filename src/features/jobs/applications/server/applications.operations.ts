import { accountsTexts } from '#features/accounts/public.ts';
import {
  applyForJob,
  checkApplicationStatus,
  getApplication,
  listUserApplications,
  withdrawApplication,
} from '#features/jobs/applications/applications.contract.ts';
import { applicationsTexts as texts } from '#features/jobs/applications/applications.texts.ts';
import { jobsTexts } from '#features/jobs/jobs.texts.ts';
import { CallProblem, notFound } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { findSearchWords } from '#platform/database/word-search.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { type RateLimit, requireWithinLimit } from '#platform/limits/rate-limit.ts';
import {
  applicationAnswer,
  countForJob,
  MOST_FOR_ONE_JOB,
  searchOwn,
  selectOpenings,
  selectOwn,
  selectOwnDetail,
  selectOwnForJob,
  selectSteps,
} from './applications.queries.ts';
import { apply } from './apply.ts';
import { readQuota } from './quota.ts';
import { requireCv } from './read-cv.ts';
import { withdraw } from './withdraw.ts';

/** Nobody applies more often, and checking a file costs time. */
const applyLimit: RateLimit = { name: 'apply', times: 60, withinS: 3600 };

const applying = operation(applyForJob, async (input, context) => {
  const { caller, database, language } = context;
  if (caller.userType !== 0) {
    const values = { type: accountsTexts.typeExhibitor };
    throw new CallProblem('forbidden', 403, jobsTexts.onlyJobSeekers, { values });
  }
  await requireWithinLimit(database.pool, applyLimit, String(caller.accountId));
  const { job_id: jobId, name, email } = input;
  const cv = await requireCv(input.cv);
  const { id, quota } = await apply({ jobId, name, email, cv }, context);
  const message = translateIn(language)(texts.submitted);
  return { message, data: { application_id: id }, quota };
});

const ownApplications = operation(listUserApplications, async (input, context) => {
  const { caller, database, language, now } = context;
  const { limit, cursor = Number.MAX_SAFE_INTEGER } = input;
  const range = { account: caller.accountId, before: cursor, atMost: limit + 1 };
  const words = findSearchWords(input.search);
  const rows = words
    ? await searchOwn.all(database.pool, { ...range, words })
    : await selectOwn.all(database.pool, range);
  const shown = rows.slice(0, limit);
  return {
    applications: shown.map((row) => applicationAnswer(row, language)),
    quota: await readQuota(database.pool, caller.accountId, now),
    next_cursor: rows.length > limit ? String(shown.at(-1)?.id) : null,
  };
});

const status = operation(checkApplicationStatus, async ({ job_id: jobId }, context) => {
  const { caller, database, language, now } = context;
  const asked = { account: caller.accountId, job: jobId };
  const [row, { standing, made }] = await Promise.all([
    selectOwnForJob.first(database.pool, asked),
    countForJob.one(database.pool, asked),
  ]);
  return {
    has_applied: row !== undefined,
    may_apply: standing === 0 && made < MOST_FOR_ONE_JOB,
    application: row ? applicationAnswer(row, language) : null,
    quota: await readQuota(database.pool, caller.accountId, now),
  };
});

const detail = operation(getApplication, async ({ application_id: id }, context) => {
  const { caller, database, language, now } = context;
  const { pool } = database;
  const asked = { account: caller.accountId, id, today: todayAt(now) };
  const row = await selectOwnDetail.first(pool, asked);
  if (!row) throw notFound(texts.notFound);
  const [steps, openings] = await Promise.all([
    selectSteps.all(pool, { application: id }),
    selectOpenings.all(pool, { application: id }),
  ]);
  return {
    application: {
      ...applicationAnswer(row, language),
      name: row.name,
      email: row.email,
      cv_name: row.cv_name,
      cv_kept_until: row.cv_name === null ? null : row.cv_kept_until,
      history: steps.map((step) => ({ ...step, created_at: step.created_at.toISOString() })),
      cv_openings: openings.map((each) => ({ ...each, created_at: each.created_at.toISOString() })),
    },
  };
});

const withdrawing = operation(withdrawApplication, async ({ application_id: id }, context) => {
  await withdraw(id, context);
  return { message: translateIn(context.language)(texts.withdrawn) };
});

export const applicationsOperations: readonly Operation[] = [
  applying,
  ownApplications,
  status,
  detail,
  withdrawing,
];
