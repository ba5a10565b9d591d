import type pg from 'pg';
import { accountFacts } from '#features/accounts/server/public.ts';
import type { Quota } from '#features/jobs/applications/applications.contract.ts';
import { applicationsTexts as texts } from '#features/jobs/applications/applications.texts.ts';
import { isSpent } from '#features/jobs/applications/is-spent.ts';
import { jobsTexts } from '#features/jobs/jobs.texts.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { CallProblem, conflict, forbidden, notFound } from '#platform/calls/call-problem.ts';
import type { OperationContext } from '#platform/calls/operation.ts';
import { bigint, date, int, oneOf, text, timestamp } from '#platform/database/columns.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { takeTurns } from '#platform/database/transaction-turns.ts';
import { addDays } from '#platform/dates/calendar-date.ts';
import { showDate } from '#platform/dates/show-date.ts';
import { isOver, todayAt } from '#platform/dates/validity.ts';
import { documentKinds } from '#platform/files/document-kind.ts';
import { storePrivateFile } from '#platform/files/private-file.ts';
import { type Language, languages } from '#platform/i18n/languages.ts';
import { mailAboutApplying } from './application-mails.ts';
import { applicationSteps } from './application-steps.table.ts';
import { countForJob, MOST_FOR_ONE_JOB } from './applications.queries.ts';
import { applications } from './applications.table.ts';
import { mailFactColumns, mailFactSource, mailFacts } from './mail-facts.ts';
import { readQuota } from './quota.ts';
import type { Cv } from './read-cv.ts';

export type NewApplication = {
  readonly jobId: number;
  readonly name: string;
  readonly email: string;
  readonly cv: Cv;
};

type Applying = OperationContext & { readonly caller: Caller };

/** Locks the job, so that it cannot be removed while somebody applies. */
const lockShownJob = query({
  name: 'applications.lock-shown-job',
  values: { job: bigint },
  row: { ...mailFacts, expiry_date: text, answer_within_days: int },
  sql: sql`
    select ${mailFactColumns}, j.expiry_date::text, j.answer_within_days from ${mailFactSource}
    where j.id = $job and j.shown for key share of j`,
});

async function requireOpenJob(client: pg.ClientBase, job: number, now: Date) {
  const found = await lockShownJob.first(client, { job });
  if (!found) throw notFound(jobsTexts.notFound);
  if (isOver(found.expiry_date, now)) throw conflict(jobsTexts.over);
  return found;
}

const selectLanguage = query({
  name: 'applications.language-of-applicant',
  values: { account: bigint },
  row: { language: oneOf(languages) },
  sql: sql`select language from ${accountFacts} where id = $account`,
});

async function requireMayApply(
  client: pg.ClientBase,
  asked: { readonly account: number; readonly job: number },
): Promise<void> {
  const { standing, made } = await countForJob.one(client, asked);
  if (standing > 0) throw new CallProblem('already_applied', 409, jobsTexts.appliedBefore);
  if (made >= MOST_FOR_ONE_JOB) throw new CallProblem('withdrawn_twice', 409, texts.withdrawnTwice);
}

function requireUnspent(quota: Quota, language: Language): void {
  if (!isSpent(quota)) return;
  const values = { limit: quota.limit, date: showDate(quota.renews_on, language) };
  throw new CallProblem('quota_spent', 409, texts.quotaSpent, { values });
}

const insertApplication = command({
  name: 'applications.apply',
  values: {
    job: bigint,
    account: bigint,
    name: text,
    email: text,
    cvFile: text,
    cvName: text,
    cvType: oneOf(documentKinds),
    now: timestamp,
    answerBy: date,
  },
  row: { id: bigint },
  sql: sql`
    with made as (
      insert into ${applications}
        (job_id, account_id, name, email, cv_file, cv_name, cv_type, created_at, answer_by)
      values ($job, $account, $name, $email, $cvFile, $cvName, $cvType, $now, $answerBy::date)
      returning id, status, created_at)
    insert into ${applicationSteps} (application_id, status, created_at)
    select id, status, created_at from made returning application_id as id`,
});

/**
 * Applies in one transaction, with both mails. The file is stored before its record; if the record is never written,
 * the next sweep removes the file.
 */
export async function apply(application: NewApplication, context: Applying) {
  const { database, files, caller, now, appUrl } = context;
  const { accountId } = caller;
  const { jobId, name, email, cv } = application;
  return inTransaction(database.pool, async (client) => {
    const job = await requireOpenJob(client, jobId, now);
    if (caller.company?.id === job.company_id) throw forbidden(texts.ownCompany);
    // One application of an account at a time, so that both checks below see all earlier ones.
    await takeTurns(client, 'applications', accountId);
    await requireMayApply(client, { account: accountId, job: jobId });
    const quota = await readQuota(client, accountId, now);
    requireUnspent(quota, context.language);
    // The promise of today holds, even if the job is changed later.
    const answerBy = addDays(todayAt(now), job.answer_within_days);
    const { id } = await insertApplication.one(client, {
      job: jobId,
      account: accountId,
      name,
      email,
      cvFile: await storePrivateFile(files, 'cvs', cv.content),
      cvName: cv.name,
      cvType: cv.kind,
      now,
      answerBy,
    });
    const { language } = await selectLanguage.one(client, { account: accountId });
    const applicant = { name, accountEmail: caller.email, language };
    await mailAboutApplying(
      client,
      { facts: job, applicant, appUrl },
      {
        cv: cv.name,
        email,
        answerBy,
      },
    );
    return { id, quota: { ...quota, used: quota.used + 1 } };
  });
}
