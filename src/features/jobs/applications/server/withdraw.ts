import {
  applicationStatuses,
  isDecided,
} from '#features/jobs/applications/application-statuses.ts';
import { applicationsTexts as texts } from '#features/jobs/applications/applications.texts.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { conflict, notFound } from '#platform/calls/call-problem.ts';
import type { OperationContext } from '#platform/calls/operation.ts';
import { bigint, nullable, oneOf, text } from '#platform/database/columns.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { removeStoredFile } from '#platform/files/file-store.ts';
import { mailAboutWithdrawing } from './application-mails.ts';
import { applicationSteps } from './application-steps.table.ts';
import { applications } from './applications.table.ts';
import { selectMailFacts } from './mail-facts.ts';

const lockOwn = query({
  name: 'applications.lock-own',
  values: { id: bigint, account: bigint },
  row: {
    status: oneOf(applicationStatuses),
    name: text,
    cv_file: nullable(text),
    job_id: nullable(bigint),
  },
  sql: sql`
    select status, name, cv_file, job_id from ${applications}
    where id = $id and account_id = $account for update`,
});

const withdrawOwn = command({
  name: 'applications.withdraw',
  values: { id: bigint },
  sql: sql`
    with gone as (
      update ${applications} set status = 'withdrawn', cv_file = null where id = $id returning id)
    insert into ${applicationSteps} (application_id, status) select id, 'withdrawn' from gone`,
});

/** Withdraws an application and deletes its CV at once; repeating it does nothing. */
export async function withdraw(
  id: number,
  context: OperationContext & { readonly caller: Caller },
): Promise<void> {
  const { database, files, caller, appUrl } = context;
  const file = await inTransaction(database.pool, async (client) => {
    const row = await lockOwn.first(client, { id, account: caller.accountId });
    if (!row) throw notFound(texts.notFound);
    if (row.status === 'withdrawn') return null;
    if (isDecided(row.status)) throw conflict(texts.decided);
    await withdrawOwn.run(client, { id });
    const { name, job_id: job } = row;
    const facts = job === null ? undefined : await selectMailFacts.first(client, { job });
    if (facts) {
      const applicant = { name, accountEmail: caller.email, language: context.language };
      await mailAboutWithdrawing(client, { facts, applicant, appUrl });
    }
    return row.cv_file;
  });
  if (file) await removeStoredFile(files, file);
}
