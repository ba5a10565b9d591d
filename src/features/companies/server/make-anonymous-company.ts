import { bigint } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { companies } from './companies.table.ts';

const insertAnonymous = command({
  name: 'companies.make-nameless',
  values: { insteadOf: bigint },
  row: { id: bigint },
  sql: sql`
    insert into ${companies} (name, country, category, email, phone_country, phone, status)
    select 'Deleted company', country, 'other', '', phone_country, '', 0
    from ${companies} where id = $insteadOf returning id`,
});

/** Creates a company without owner or name, invisible to everybody, for records that must outlive an erased company. */
export async function makeAnonymousCompany(
  connection: Connection,
  insteadOf: number,
): Promise<number> {
  return (await insertAnonymous.one(connection, { insteadOf })).id;
}
