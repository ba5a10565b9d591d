import type { Quota } from '#features/jobs/applications/applications.contract.ts';
import { applicationsTexts as texts } from '#features/jobs/applications/applications.texts.ts';
import { jobsTexts } from '#features/jobs/jobs.texts.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { CallProblem, conflict, forbidden, notFound } from '#platform/calls/call-problem.ts';
import type { OperationContext } from '#platform/calls/operation.ts';
import type { Connection } from '#platform/database/connection.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { showDate } from '#platform/dates/show-date.ts';
import { isOver } from '#platform/dates/validity.ts';
import { storePrivateFile } from '#platform/files/private-file.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { type MailFacts, mailAboutApplying } from './application-mails.ts';
import { isSpent, readQuota } from './quota.ts';
import type { Cv } from './read-cv.ts';

export type NewApplication = {
  readonly jobId: number;
  readonly name: string;
  readonly email: string;
  readonly cv: Cv;
};

type Applying = OperationContext & { readonly caller: Caller };
type Job = MailFacts & { expiry_date: string };

/** Nobody removes the job while somebody applies for it. */
async function requireOpenJob(client: Connection, jobId: number, now: Date): Promise<Job> {
  const { rows } = await client.query<Job>(
    `select j.id as job_id, j.title, j.title_ar, to_char(j.expiry_date, 'YYYY-MM-DD') as expiry_date,
       j.company_id, c.name as company_name, c.name_ar as company_name_ar,
       c.email as company_email, coalesce(o.language, 'en') as company_language
     from jobs j join companies c on c.id = j.company_id
     left join accounts o on o.id = c.owner_account_id
     where j.id = $1 and j.shown for key share of j`,
    [jobId],
  );
  const [job] = rows;
  if (!job) throw notFound(jobsTexts.notFound);
  if (isOver(job.expiry_date, now)) throw conflict(jobsTexts.over);
  return job;
}

/** One application of an account after the other, so that both rules below see all earlier ones. */
async function lockApplicant(client: Connection, accountId: number): Promise<Language> {
  const { rows } = await client.query<{ language: Language }>(
    'select language from accounts where id = $1 for no key update',
    [accountId],
  );
  return rows[0]?.language ?? 'en';
}

async function requireFirst(client: Connection, accountId: number, jobId: number): Promise<void> {
  const { rowCount } = await client.query(
    `select 1 from applications where account_id = $1 and job_id = $2 and status <> 'withdrawn'`,
    [accountId, jobId],
  );
  if (rowCount) throw new CallProblem('already_applied', 409, jobsTexts.appliedBefore);
}

function requireUnspent(quota: Quota, language: Language): void {
  if (!isSpent(quota)) return;
  const values = { limit: quota.limit, date: showDate(quota.renews_on, language) };
  throw new CallProblem('quota_spent', 409, texts.quotaSpent, { values });
}

async function insertApplication(
  client: Connection,
  { jobId, name, email, cv }: NewApplication,
  { accountId, file, now }: { accountId: number; file: string; now: Date },
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `with made as (
       insert into applications (job_id, account_id, name, email, cv_file, cv_name, cv_type, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8) returning id, status, created_at)
     insert into application_steps (application_id, status, created_at)
     select id, status, created_at from made returning application_id as id`,
    [jobId, accountId, name, email, file, cv.name, cv.kind, now],
  );
  return rows[0]?.id as number;
}

/**
 * Applies in one transaction, with both mails. The file is stored before the record that names it; one
 * whose record never came is removed by the next sweep.
 */
export async function apply(application: NewApplication, context: Applying) {
  const { database, files, caller, now, appUrl } = context;
  const { accountId } = caller;
  return inTransaction(database.pool, async (client) => {
    const job = await requireOpenJob(client, application.jobId, now);
    if (caller.company?.id === job.company_id) throw forbidden(texts.ownCompany);
    const language = await lockApplicant(client, accountId);
    await requireFirst(client, accountId, application.jobId);
    const quota = await readQuota(client, accountId, now);
    requireUnspent(quota, context.language);
    const file = await storePrivateFile(files, 'cvs', application.cv.content);
    const id = await insertApplication(client, application, { accountId, file, now });
    const applicant = { name: application.name, accountEmail: caller.email, language };
    const told = { cv: application.cv.name, email: application.email };
    await mailAboutApplying(client, { facts: job, applicant, appUrl }, told);
    return { id, quota: { ...quota, used: quota.used + 1 } };
  });
}
