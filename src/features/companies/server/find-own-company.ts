import { bigint, nullable, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { companies } from './companies.table.ts';

const selectOwn = query({
  name: 'companies.own-company',
  values: { accountId: bigint },
  row: { id: bigint, confirmed_email: nullable(text) },
  sql: sql`select id, confirmed_email from ${companies} where owner_account_id = $accountId`,
});

/** The one company an account can own, with its confirmed address. */
export async function findOwnCompany(
  connection: Connection,
  accountId: number,
): Promise<{ readonly id: number; readonly confirmed_email: string | null } | undefined> {
  return selectOwn.first(connection, { accountId });
}
