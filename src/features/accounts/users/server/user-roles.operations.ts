import type pg from 'pg';
import { recordAction } from '#console/audit/server/audit.ts';
import { accountSubject } from '#features/accounts/accounts.audit.ts';
import { accounts } from '#features/accounts/server/accounts.table.ts';
import { grantRole, takeRole } from '#features/accounts/users/users.contract.ts';
import { usersTexts } from '#features/accounts/users/users.texts.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { conflict, forbidden } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { bigint, bool } from '#platform/database/columns.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { holdOperators } from './last-operator.ts';
import { type KnownAccount, requireAccount } from './require-account.ts';

const updateRole = command({
  name: 'accounts.set-role',
  values: { id: bigint, wanted: bool },
  sql: sql`update ${accounts} set is_admin = $wanted where id = $id`,
});

async function setRole(
  client: pg.ClientBase,
  caller: Caller,
  { id, email, is_admin }: KnownAccount,
  wanted: boolean,
): Promise<void> {
  await updateRole.run(client, { id, wanted });
  await recordAction(client, caller, {
    action: wanted ? 'grant-role' : 'take-role',
    subject: accountSubject,
    subjectId: id,
    before: { email, is_admin },
    after: { email, is_admin: wanted },
  });
}

const grant = operation(grantRole, async ({ account_id: id }, context) => {
  const { database, caller, language } = context;
  await inTransaction(database.pool, async (client) => {
    const account = await requireAccount(client, id);
    if (account.suspended_at) throw conflict(usersTexts.grantSuspended);
    if (!account.is_admin) await setRole(client, caller, account, true);
  });
  return { message: translateIn(language)(usersTexts.didGrant) };
});

const take = operation(takeRole, async ({ account_id: id }, context) => {
  const { database, caller, language } = context;
  await inTransaction(database.pool, async (client) => {
    const operators = await holdOperators(client);
    if (!operators.includes(caller.accountId)) throw forbidden();
    if (id === caller.accountId) {
      throw conflict(operators.length > 1 ? usersTexts.notYourself : usersTexts.lastOperator);
    }
    const account = await requireAccount(client, id);
    if (account.is_admin) await setRole(client, caller, account, false);
  });
  return { message: translateIn(language)(usersTexts.didTake) };
});

export const rolesOperations: readonly Operation[] = [grant, take];
