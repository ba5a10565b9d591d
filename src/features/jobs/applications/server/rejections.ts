import { applicationsTexts } from '#features/jobs/applications/applications.texts.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import { bigint } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { dropHeldMails } from '#platform/mail/held-mails.ts';
import { previewMove } from './application-mails.ts';
import { applicationSteps } from './application-steps.table.ts';
import { applications } from './applications.table.ts';
import { holdOf, lockOwned, updateApplicantIn } from './update-applicant.ts';

/** Restores the status before the latest step. */
const stepBack = command({
  name: 'applicants.step-back',
  values: { id: bigint },
  sql: sql`
    with latest as (
      select id from ${applicationSteps} where application_id = $id order by id desc limit 1),
    gone as (delete from ${applicationSteps} where id in (select id from latest))
    update ${applications} set status = coalesce((
      select status from ${applicationSteps}
      where application_id = $id and id not in (select id from latest)
      order by id desc limit 1), 'pending')
    where id = $id`,
});

type Own = { readonly companyId: number; readonly ids: readonly number[] };

async function requireOwned(client: Connection, company: number, id: number) {
  const owned = await lockOwned.first(client, { id, company });
  if (!owned) throw notFound(applicationsTexts.notFound);
  return owned;
}

/** Whether a rejection would be news to the applicant. */
const canBeRejected = (status: string) => status !== 'withdrawn' && status !== 'rejected';

/**
 * The rejection mails, word for word. The recipient is left out where it is an address that the applicant did not give
 * to the company: mails go to the sign-in address.
 */
export async function previewRejections(
  client: Connection,
  { companyId, ids }: Own,
  appUrl: string,
) {
  const mails = [];
  for (const id of ids) {
    const owned = await requireOwned(client, companyId, id);
    if (!canBeRejected(owned.status)) continue;
    const { name, email, language, account_email: accountEmail } = owned;
    const parts = { facts: owned, applicant: { name, language, accountEmail }, appUrl };
    const { subject, body } = previewMove(parts, 'rejected');
    const known = email === accountEmail ? email : null;
    mails.push({ application_id: id, name, email: known, language, subject, body });
  }
  return mails;
}

/** Rejects those who are neither rejected nor withdrawn; returns how many. */
export async function rejectIn(client: Connection, { companyId, ids }: Own, appUrl: string) {
  let rejected = 0;
  for (const id of ids) {
    const { status } = await requireOwned(client, companyId, id);
    if (!canBeRejected(status)) continue;
    await updateApplicantIn(client, { id, companyId, status: 'rejected' }, appUrl);
    rejected += 1;
  }
  return rejected;
}

/** Undoes rejections whose mails have not been sent yet; returns how many. */
export async function undoRejectionsIn(client: Connection, { companyId, ids }: Own) {
  let undone = 0;
  for (const id of ids) {
    const { status } = await requireOwned(client, companyId, id);
    if (status !== 'rejected' || (await dropHeldMails(client, holdOf(id))) === 0) continue;
    undone += await stepBack.run(client, { id });
  }
  return undone;
}
