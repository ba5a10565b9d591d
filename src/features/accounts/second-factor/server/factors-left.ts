import type pg from 'pg';
import { secondFactorTexts as texts } from '#features/accounts/second-factor/second-factor.texts.ts';
import { accounts } from '#features/accounts/server/accounts.table.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { conflict } from '#platform/calls/call-problem.ts';
import { bigint, bool } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { hasFactor } from './factor-state.ts';
import { deleteRecoveryCodes } from './recovery-codes.ts';

const selectLeft = query({
  name: 'accounts.factor-left',
  values: { id: bigint },
  row: { left: bool },
  plan: 'each call',
  sql: sql`select ${hasFactor} as left from ${accounts} a where a.id = $id`,
});

/**
 * Called after removing a factor: an operator who must have one cannot remove the last. Otherwise the recovery codes,
 * which stand in for factors, are deleted with the last.
 */
export async function requireFactorLeft(
  client: pg.ClientBase,
  { accountId, isAdmin }: Caller,
  operatorsNeedFactor: boolean,
): Promise<void> {
  const { left } = await selectLeft.one(client, { id: accountId });
  if (left) return;
  if (isAdmin && operatorsNeedFactor) throw conflict(texts.isRequired);
  await deleteRecoveryCodes(client, accountId);
}
