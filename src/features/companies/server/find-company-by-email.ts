import { bigint, bool, nullable, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query, type RowOf } from '#platform/database/statement.ts';
import { companies } from './companies.table.ts';

const knownColumns = { id: bigint, name: text, name_ar: nullable(text), coupons_allowed: bool };

const selectByEmail = query({
  name: 'companies.by-email',
  values: { email: text },
  row: knownColumns,
  sql: sql`
    select id, name, name_ar, coupons_allowed from ${companies}
    where lower(email) = $email and listed order by id limit 1`,
});

/** The listed company that is known by an e-mail address in small letters; of several the first. */
export async function findCompanyByEmail(
  connection: Connection,
  email: string,
): Promise<RowOf<typeof knownColumns> | undefined> {
  return selectByEmail.first(connection, { email });
}
