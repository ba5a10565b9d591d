import type pg from 'pg';
import { accounts } from '#features/accounts/server/accounts.table.ts';
import { usersTexts } from '#features/accounts/users/users.texts.ts';
import { conflict } from '#platform/calls/call-problem.ts';
import { bigint } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';

const lockOperators = query({
  name: 'accounts.lock-operators',
  row: { id: bigint },
  plan: 'each call',
  sql: sql`
    select id from ${accounts} where is_admin and suspended_at is null order by id for update`,
});

/** Locks all operators until the transaction ends, so that two who leave at the same time are not both let go. */
export async function holdOperators(client: pg.ClientBase): Promise<readonly number[]> {
  return (await lockOperators.all(client)).map(({ id }) => id);
}

/** Throws if the portal would be left without an operator. */
export async function requireOperatorBesides(
  client: pg.ClientBase,
  accountId: number,
): Promise<void> {
  const operators = await holdOperators(client);
  if (operators.includes(accountId) && operators.length === 1) {
    throw conflict(usersTexts.lastOperator);
  }
}
