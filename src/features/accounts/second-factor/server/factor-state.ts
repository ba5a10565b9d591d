import { passkeys } from '#features/accounts/passkeys/server/passkeys.table.ts';
import { accounts } from '#features/accounts/server/accounts.table.ts';
import { sessions } from '#features/accounts/sessions/server/sessions.table.ts';
import { type SecondFactorState, secondFactorStates } from '#platform/auth/caller.ts';
import { bigint, bool, oneOf } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { secondFactors } from './second-factors.table.ts';

/** Whether the account `a` has a second factor. */
export const hasFactor = sql`(exists (
    select 1 from ${secondFactors} f where f.account_id = a.id and f.confirmed_at is not null)
  or exists (select 1 from ${passkeys} p where p.account_id = a.id))`;

/**
 * What the session `s` of the account `a` still has to do. An account that was ever an operator's must show its factor
 * whatever its role is now. `$asked` says whether every operator must have one.
 */
export const factorState = sql`case
  when s.second_factor_at is not null then 'settled'
  when a.guarded and ${hasFactor} then 'to-show'
  when a.is_admin and $asked then 'to-enrol'
  else 'settled' end`;

const lockAccount = query({
  name: 'accounts.hold-factors',
  values: { sessionId: bigint },
  row: {},
  plan: 'each call',
  sql: sql`
    select from ${accounts} a where a.id = (
      select account_id from ${sessions} where id = $sessionId) for update`,
});

const selectState = query({
  name: 'accounts.factor-state',
  values: { sessionId: bigint, asked: bool },
  row: { state: oneOf(secondFactorStates) },
  plan: 'each call',
  sql: sql`
    select ${factorState} as state
    from ${accounts} a join ${sessions} s on s.account_id = a.id where s.id = $sessionId`,
});

/**
 * Reads the state while no factor of the account can be added or removed. Two statements, because one that waits for a
 * row lock goes on with its old snapshot of other tables.
 */
export async function holdFactorState(
  connection: Connection,
  sessionId: number,
  asked: boolean,
): Promise<SecondFactorState> {
  await lockAccount.first(connection, { sessionId });
  const found = await selectState.first(connection, { sessionId, asked });
  return found?.state ?? 'to-show';
}
