import { MOST_COUNTED } from '#platform/calls/most-counted.ts';
import { int, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { rowsOf } from '#platform/database/followed-rows.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { catalogs } from './catalogs.table.ts';

const count = query({
  name: 'catalogs.count-of-country',
  values: { country: text },
  row: { count: int },
  sql: sql`
    select count(*)::int as count from (
      select 1 from ${catalogs} where shown and country = $country limit ${MOST_COUNTED}
    ) as counted`,
  follows: [rowsOf(catalogs, { country: '$country' })],
});

/** How many catalogs a country shows. */
export async function countCatalogs(connection: Connection, country: string): Promise<number> {
  return (await count.one(connection, { country })).count;
}
