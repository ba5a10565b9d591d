import type pg from 'pg';
import { jobsTexts } from '#features/jobs/jobs.texts.ts';
import {
  getSavedJob,
  listSavedJobs,
  MOST_SAVED_JOBS,
  saveJob,
} from '#features/jobs/saved/saved-jobs.contract.ts';
import { savedJobsTexts as texts } from '#features/jobs/saved/saved-jobs.texts.ts';
import { jobAnswer } from '#features/jobs/server/job-answers.ts';
import { conflict, notFound } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import type { Connection } from '#platform/database/connection.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { takeTurns } from '#platform/database/transaction-turns.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { dropJob, keepJob, selectOwnJob, selectSavedJobs } from './saved-jobs.queries.ts';

type Own = { readonly account: number; readonly job: number };

async function requireOwnJob(connection: Connection, own: Own) {
  const row = await selectOwnJob.first(connection, own);
  if (!row || !(row.shown || row.saved)) throw notFound(jobsTexts.notFound);
  return row;
}

const savedJob = operation(getSavedJob, async ({ job_id: job }, { caller, database }) => {
  const { saved } = await requireOwnJob(database.pool, { account: caller.accountId, job });
  return { saved };
});

async function keep(connection: pg.ClientBase, own: Own): Promise<void> {
  const wanted = { ...own, most: MOST_SAVED_JOBS };
  // One request at a time, because simultaneous ones would all count the same rows.
  await takeTurns(connection, 'saved-jobs', own.account);
  // Inserts nothing if the job is saved already or the limit is reached.
  if ((await keepJob.run(connection, wanted)) > 0) return;
  if (!(await requireOwnJob(connection, own)).saved) throw conflict(texts.tooMany);
}

const saving = operation(saveJob, async ({ job_id: job, saved: wish }, context) => {
  const { caller, database, language } = context;
  const own = { account: caller.accountId, job };
  await requireOwnJob(database.pool, own);
  const saved = wish === 1;
  if (saved) await inTransaction(database.pool, (client) => keep(client, own));
  else await dropJob.run(database.pool, own);
  return { message: translateIn(language)(saved ? texts.saved : texts.unsaved), saved };
});

const savedJobs = operation(listSavedJobs, async (_input, context) => {
  const { caller, database } = context;
  const rows = await selectSavedJobs.all(database.pool, { account: caller.accountId });
  return {
    jobs: rows.map((row) => {
      const job = jobAnswer(row, context);
      return { ...job, is_over: job.days_left < 0, is_shown: row.shown };
    }),
  };
});

export const savedJobsOperations: readonly Operation[] = [savedJob, saving, savedJobs];
