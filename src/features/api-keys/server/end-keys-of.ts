import { companyFacts } from '#features/companies/server/public.ts';
import { bigint } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { apiKeys } from './api-keys.table.ts';

const deleteKeys = command({
  name: 'api-keys.end-of-account',
  values: { accountId: bigint },
  sql: sql`
    delete from ${apiKeys} where company_id in (
      select id from ${companyFacts} where owner_account_id = $accountId)`,
});

/** Revokes an account's keys along with its sessions; returns how many there were. */
export function endKeysOf(connection: Connection, accountId: number): Promise<number> {
  return deleteKeys.run(connection, { accountId });
}
