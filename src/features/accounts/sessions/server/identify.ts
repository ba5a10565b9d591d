import type pg from 'pg';
import { factorState } from '#features/accounts/second-factor/server/factor-state.ts';
import { accounts } from '#features/accounts/server/accounts.table.ts';
import { type Caller, secondFactorStates } from '#platform/auth/caller.ts';
import { hashOfToken } from '#platform/auth/secret-token.ts';
import {
  bigint,
  bool,
  bytes,
  int,
  interval,
  nullable,
  oneOf,
  text,
} from '#platform/database/columns.ts';
import { sql, type View } from '#platform/database/sql.ts';
import { command, query, type RowOf } from '#platform/database/statement.ts';
import { sessions } from './sessions.table.ts';
import { isLive } from './sessions.ts';

/** The last use is written at most this often, so that reading calls stay reads. */
const NOTE_USE_EVERY = '1 minute';
const APPROVED = 1;

const row = {
  session_id: bigint,
  account_id: bigint,
  email: text,
  name: text,
  user_type: oneOf([0, 1]),
  is_admin: bool,
  second_factor: oneOf(secondFactorStates),
  is_stale: bool,
  company_id: nullable(bigint),
  company_type: nullable(int),
  company_country: nullable(text),
  exhibitor_status: nullable(int),
};

/** One statement identifies every signed-in caller, including the company. */
const selectCallerWith = (companies: View) =>
  query({
    name: 'accounts.caller',
    values: { hash: bytes, noteEvery: interval, asked: bool },
    row,
    sql: sql`
      select s.id as session_id, a.id as account_id, a.email, a.name, a.user_type, a.is_admin,
        ${factorState} as second_factor,
        s.last_used_at not between now() - $noteEvery::interval and now() + $noteEvery::interval
          as is_stale,
        c.id as company_id, c.type as company_type, c.country as company_country,
        c.exhibitor_status
      from ${sessions} s
      join ${accounts} a on a.id = s.account_id and a.suspended_at is null
      left join ${companies} c on c.owner_account_id = a.id
      where s.token_hash = $hash and ${isLive}`,
  });

function callerOf(found: RowOf<typeof row>): Caller {
  return {
    sessionId: found.session_id,
    accountId: found.account_id,
    email: found.email,
    name: found.name,
    userType: found.user_type,
    isAdmin: found.is_admin,
    secondFactor: found.second_factor,
    company:
      found.company_id === null
        ? null
        : {
            id: found.company_id,
            type: found.company_type,
            country: found.company_country ?? '',
            isApproved: found.exhibitor_status === APPROVED,
          },
  };
}

const recordUse = command({
  name: 'accounts.note-use-of-session',
  values: { id: bigint },
  sql: sql`update ${sessions} set last_used_at = now() where id = $id`,
});

/** `operatorsNeedFactor`: whether an operator without a second factor must first set one up. */
export type Identify = (
  pool: pg.Pool,
  token: string,
  operatorsNeedFactor: boolean,
) => Promise<Caller | null>;

/**
 * Makes the function that finds the caller behind a session token: null if it is unknown, expired, revoked, or of a
 * suspended account. `companies` is the view of companies with their owners.
 */
export function identifyWith(companies: View): Identify {
  const selectCaller = selectCallerWith(companies);
  return async (pool, token, operatorsNeedFactor) => {
    const hash = hashOfToken(token);
    const asked = { hash, noteEvery: NOTE_USE_EVERY, asked: operatorsNeedFactor };
    const found = await selectCaller.first(pool, asked);
    if (!found) return null;
    if (found.is_stale) await recordUse.run(pool, { id: found.session_id });
    return callerOf(found);
  };
}
