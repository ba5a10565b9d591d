import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { changeHistory, recordChanges } from './record-changes.table.ts';

const renew = command({
  name: 'changes.renew-history',
  sql: sql`update ${changeHistory} set id = gen_random_uuid()`,
});

/** Transaction ids mean nothing on another server, so every record is stamped with the current one. */
const stampAnew = command({
  name: 'changes.stamp-anew',
  sql: sql`
    update ${recordChanges} set xid = pg_current_xact_id(), shown_xid = pg_current_xact_id(),
      first_shown_xid = pg_current_xact_id()`,
});

/** Called after a backup was restored: programs that mirror the portal have to start over. */
export async function beginHistory(connection: Connection): Promise<void> {
  await renew.run(connection);
  await stampAnew.run(connection);
}
