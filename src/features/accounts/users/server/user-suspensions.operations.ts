import { recordAction } from '#console/audit/server/audit.ts';
import { accountSubject } from '#features/accounts/accounts.audit.ts';
import { accounts } from '#features/accounts/server/accounts.table.ts';
import { closeSessionsOf } from '#features/accounts/sessions/server/sessions.ts';
import { reinstateUser, suspendUser } from '#features/accounts/users/users.contract.ts';
import { usersTexts } from '#features/accounts/users/users.texts.ts';
import { conflict } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { bigint, nullable, timestamp } from '#platform/database/columns.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { requireAccount } from './require-account.ts';

const setSuspension = command({
  name: 'accounts.set-suspension',
  values: { id: bigint, since: nullable(timestamp) },
  sql: sql`update ${accounts} set suspended_at = $since where id = $id`,
});

const suspend = operation(suspendUser, async ({ account_id: id }, context) => {
  const { database, caller, language, now } = context;
  if (id === caller.accountId) throw conflict(usersTexts.notYourself);
  await inTransaction(database.pool, async (client) => {
    const account = await requireAccount(client, id);
    if (account.is_admin) throw conflict(usersTexts.suspendOperator);
    await closeSessionsOf(client, id);
    if (account.suspended_at) return;
    await setSuspension.run(client, { id, since: now });
    await recordAction(client, caller, {
      action: 'suspend',
      subject: accountSubject,
      subjectId: id,
      before: { email: account.email, suspended_at: null },
      after: { email: account.email, suspended_at: now },
    });
  });
  return { message: translateIn(language)(usersTexts.didSuspend) };
});

const reinstate = operation(reinstateUser, async ({ account_id: id }, context) => {
  const { database, caller, language } = context;
  await inTransaction(database.pool, async (client) => {
    const account = await requireAccount(client, id);
    if (!account.suspended_at) return;
    await setSuspension.run(client, { id, since: null });
    await recordAction(client, caller, {
      action: 'reinstate',
      subject: accountSubject,
      subjectId: id,
      before: { email: account.email, suspended_at: account.suspended_at },
      after: { email: account.email, suspended_at: null },
    });
  });
  return { message: translateIn(language)(usersTexts.didReinstate) };
});

export const suspensionsOperations: readonly Operation[] = [suspend, reinstate];
