import { dropChange } from '#features/accounts/address/server/email-changes.ts';
import { hashOfToken, newSecretToken } from '#platform/auth/secret-token.ts';
import { bigint, bool, bytes, interval, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { sessions } from './sessions.table.ts';

const LONGEST_AGENT = 200;

/** A session ends after this time, however much it is used. */
const LIFE = '30 days';

/** Whether the session `s` of the account `a` is still valid. An operator's ends soon after its last use. */
export const isLive = sql`s.expires_at > now()
  and s.last_used_at > now() - case when a.is_admin then interval '30 minutes' else interval '7 days' end`;

const insertSession = command({
  name: 'accounts.open-session',
  values: {
    accountId: bigint,
    hash: bytes,
    life: interval,
    agent: text,
    network: text,
    showsFactor: bool,
  },
  sql: sql`
    insert into ${sessions} (account_id, token_hash, expires_at, agent, network, second_factor_at)
    values ($accountId, $hash, now() + $life::interval, $agent, $network,
      case when $showsFactor then now() end)`,
});

/** Signs an account in and returns the token, which cannot be read again later. */
export async function openSession(
  connection: Connection,
  accountId: number,
  from: { readonly agent: string; readonly network: string; readonly showsFactor?: boolean },
): Promise<string> {
  const token = newSecretToken();
  await insertSession.run(connection, {
    accountId,
    hash: hashOfToken(token),
    life: LIFE,
    agent: from.agent.slice(0, LONGEST_AGENT),
    network: from.network,
    showsFactor: from.showsFactor ?? false,
  });
  return token;
}

const deleteSession = command({
  name: 'accounts.close-session',
  values: { id: bigint, accountId: bigint },
  sql: sql`delete from ${sessions} where id = $id and account_id = $accountId`,
});

/** Returns whether the session existed and was the account's. */
export async function closeSession(
  connection: Connection,
  session: { readonly id: number; readonly accountId: number },
): Promise<boolean> {
  return (await deleteSession.run(connection, session)) === 1;
}

const deleteSessions = command({
  name: 'accounts.close-sessions',
  values: { accountId: bigint },
  sql: sql`delete from ${sessions} where account_id = $accountId`,
});

/**
 * Ends all sessions of an account and returns how many there were. A pending change of address is dropped too, because
 * it may have been requested in a stranger's session.
 */
export async function closeSessionsOf(connection: Connection, accountId: number): Promise<number> {
  await dropChange.run(connection, { accountId });
  return deleteSessions.run(connection, { accountId });
}

const deleteExpired = command({
  name: 'accounts.drop-expired-sessions',
  values: { accountId: bigint },
  sql: sql`delete from ${sessions} where account_id = $accountId and expires_at <= now()`,
});

export async function dropExpiredSessions(
  connection: Connection,
  accountId: number,
): Promise<void> {
  await deleteExpired.run(connection, { accountId });
}

const markPassed = command({
  name: 'accounts.pass-second-factor',
  values: { id: bigint },
  sql: sql`update ${sessions} set second_factor_at = now() where id = $id`,
});

/** From now on the session has the rights of operators. */
export async function passSecondFactor(connection: Connection, sessionId: number): Promise<void> {
  await markPassed.run(connection, { id: sessionId });
}
