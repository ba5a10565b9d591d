import {
  type ApplicationStatus,
  isDecided,
} from '#features/jobs/applications/application-statuses.ts';
import { applicationsTexts as texts } from '#features/jobs/applications/applications.texts.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { conflict, notFound } from '#platform/calls/call-problem.ts';
import type { OperationContext } from '#platform/calls/operation.ts';
import type { Connection } from '#platform/database/connection.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { removeStoredFile } from '#platform/files/file-store.ts';
import { type MailFacts, mailAboutWithdrawing } from './application-mails.ts';

type Row = { status: ApplicationStatus; name: string; cv_file: string | null };
type Mailed = MailFacts | (Record<keyof MailFacts, null> & { job_id: null });

async function lockOwn(client: Connection, id: number, accountId: number): Promise<Row & Mailed> {
  const { rows } = await client.query<Row & Mailed>(
    `select a.status, a.name, a.cv_file, a.job_id, j.company_id, j.title, j.title_ar, c.name as company_name,
       c.name_ar as company_name_ar, c.email as company_email,
       coalesce(o.language, 'en') as company_language
     from applications a
     left join jobs j on j.id = a.job_id
     left join companies c on c.id = j.company_id
     left join accounts o on o.id = c.owner_account_id
     where a.id = $1 and a.account_id = $2 for update of a`,
    [id, accountId],
  );
  const [row] = rows;
  if (!row) throw notFound(texts.notFound);
  return row;
}

/** Takes an application back; doing so again changes nothing. The CV goes at once. */
export async function withdraw(
  id: number,
  context: OperationContext & { readonly caller: Caller },
): Promise<void> {
  const { database, files, caller, appUrl } = context;
  const file = await inTransaction(database.pool, async (client) => {
    const row = await lockOwn(client, id, caller.accountId);
    if (row.status === 'withdrawn') return null;
    if (isDecided(row.status)) throw conflict(texts.decided);
    await client.query(
      `with gone as (
         update applications set status = 'withdrawn', cv_file = null where id = $1 returning id)
       insert into application_steps (application_id, status) select id, 'withdrawn' from gone`,
      [id],
    );
    if (row.job_id !== null) {
      const applicant = { name: row.name, accountEmail: caller.email, language: context.language };
      await mailAboutWithdrawing(client, { facts: row, applicant, appUrl });
    }
    return row.cv_file;
  });
  if (file) await removeStoredFile(files, file);
}
