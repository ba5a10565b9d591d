import { accountFacts } from '#features/accounts/server/public.ts';
import { companyFacts } from '#features/companies/server/public.ts';
import {
  applicationStatuses,
  openStatuses,
} from '#features/jobs/applications/application-statuses.ts';
import { jobs } from '#features/jobs/server/jobs.table.ts';
import { array, bigint, oneOf, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { languages } from '#platform/i18n/languages.ts';
import { mailAboutRemovedJob } from './application-mails.ts';
import { applications } from './applications.table.ts';
import { jobNameColumns, jobNames } from './mail-facts.ts';

const asked = { ids: array(bigint), open: array(oneOf(applicationStatuses)) };

const countWaitingFor = query({
  name: 'applications.count-waiting-for-jobs',
  values: asked,
  row: { people: bigint },
  plan: 'each call',
  sql: sql`
    select count(*) as people from ${applications}
    where job_id = any($ids) and status = any($open)`,
});

const selectWaiting = query({
  name: 'applications.waiting-for-jobs',
  values: asked,
  row: { name: text, account_email: text, language: oneOf(languages), ...jobNames },
  plan: 'each call',
  sql: sql`
    select a.name, person.email as account_email, person.language, ${jobNameColumns}
    from ${applications} a
    join ${jobs} j on j.id = a.job_id
    join ${companyFacts} c on c.id = j.company_id
    join ${accountFacts} person on person.id = a.account_id
    where a.job_id = any($ids) and a.status = any($open) order by a.id`,
});

/** How many applicants are waiting for an answer about these jobs. */
export async function countWaiting(connection: Connection, jobIds: readonly number[]) {
  return (await countWaitingFor.one(connection, { ids: jobIds, open: openStatuses })).people;
}

/** Mails all waiting applicants that a job is removed; returns how many. */
export async function tellApplicants(
  client: Connection,
  jobIds: readonly number[],
  { appUrl, hold }: { readonly appUrl: string; readonly hold?: string },
): Promise<number> {
  const waiting = await selectWaiting.all(client, { ids: jobIds, open: openStatuses });
  for (const { name, account_email: accountEmail, language, ...facts } of waiting) {
    await mailAboutRemovedJob(client, {
      facts,
      applicant: { name, accountEmail, language },
      appUrl,
      hold,
    });
  }
  return waiting.length;
}
