import type pg from 'pg';
import { type Actor, recordAction } from '#console/audit/server/audit.ts';
import { secondFactorSubject } from '#features/accounts/accounts.audit.ts';
import { deletePasskeysOf } from '#features/accounts/passkeys/server/passkeys.ts';
import { secondFactorTexts as texts } from '#features/accounts/second-factor/second-factor.texts.ts';
import { closeSessionsOf } from '#features/accounts/sessions/server/sessions.ts';
import type { KnownAccount } from '#features/accounts/users/server/require-account.ts';
import { readSiteName } from '#features/site/server/public.ts';
import { conflict } from '#platform/calls/call-problem.ts';
import { bigint } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { localizePath } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { queueMail } from '#platform/mail/mail.ts';
import { deleteRecoveryCodes } from './recovery-codes.ts';
import { secondFactors } from './second-factors.table.ts';

const deleteDevice = command({
  name: 'accounts.delete-second-factor',
  values: { accountId: bigint },
  sql: sql`delete from ${secondFactors} where account_id = $accountId`,
});

export async function removeDevice(client: pg.ClientBase, accountId: number): Promise<boolean> {
  return (await deleteDevice.run(client, { accountId })) === 1;
}

/** Deletes everything that counts as a second factor. */
async function deleteFactors(client: pg.ClientBase, accountId: number): Promise<boolean> {
  await deleteRecoveryCodes(client, accountId);
  const keys = await deletePasskeysOf(client, accountId);
  return (await removeDevice(client, accountId)) || keys > 0;
}

type By = { readonly actor: Actor; readonly appUrl: string };

/**
 * Removes a second factor whose devices and codes are lost. All sessions end, because somebody else may have the device
 * or may have asked for this in the person's name. The person gets a mail.
 */
export async function resetFactor(
  client: pg.ClientBase,
  { id, email, language }: KnownAccount,
  { actor, appUrl }: By,
): Promise<void> {
  if (!(await deleteFactors(client, id))) throw conflict(texts.noFactor);
  const ended = await closeSessionsOf(client, id);
  await recordAction(client, actor, {
    action: 'reset',
    subject: secondFactorSubject,
    subjectId: id,
    before: { email, enrolled: true },
    after: { email, enrolled: false, ended },
  });
  const t = translateIn(language);
  const site = await readSiteName(client, language);
  const link = appUrl + localizePath(language, '/admin/security');
  await queueMail(client, {
    recipient: email,
    subject: t(texts.resetSubject, { site }),
    body: t(texts.resetBody, { site, by: actor.email, link }),
    language,
  });
}
