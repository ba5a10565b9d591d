import { bigint } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';

const selectLock = query({
  name: 'subscriptions.lock-periods',
  values: { companyId: bigint },
  row: {},
  plan: 'each call',
  sql: sql`select from pg_advisory_xact_lock(hashtextextended('subscription periods', $companyId))`,
});

/**
 * Serialises changes of a company's periods until the transaction ends, because each period begins where earlier ones
 * end. Orders are placed under the same lock, so that none is repeated while it is being paid.
 */
export async function lockPeriods(client: Connection, companyId: number): Promise<void> {
  await selectLock.all(client, { companyId });
}
