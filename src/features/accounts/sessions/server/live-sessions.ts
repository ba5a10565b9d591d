import { accounts } from '#features/accounts/server/accounts.table.ts';
import { bigint, text, timestamp } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { sessions } from './sessions.table.ts';
import { isLive } from './sessions.ts';

const selectLive = query({
  name: 'accounts.live-sessions',
  values: { accountId: bigint },
  row: { id: bigint, agent: text, network: text, created_at: timestamp, last_used_at: timestamp },
  plan: 'each call',
  sql: sql`
    select s.id, s.agent, s.network, s.created_at, s.last_used_at
    from ${sessions} s join ${accounts} a on a.id = s.account_id
    where s.account_id = $accountId and ${isLive}
    order by s.last_used_at desc, s.id desc`,
});

/** The account's current sessions, the latest use first. */
export async function listLiveSessions(connection: Connection, accountId: number) {
  const rows = await selectLive.all(connection, { accountId });
  return rows.map(({ created_at, last_used_at, ...session }) => ({
    ...session,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
  }));
}
