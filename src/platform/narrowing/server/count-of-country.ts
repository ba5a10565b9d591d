import { date, int, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { rowsOf } from '#platform/database/followed-rows.ts';
import { type Sql, sql, type Table } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { MOST_COUNTED } from '#platform/narrowing/most-counted.ts';
import { ofCountry, parametersIn } from './chosen-rows.ts';

/** Counts the rows of a table that visitors of a country see; `shown` is the condition, which may use `$today`. */
export function countOfCountry(table: Table, shown: Sql) {
  const counted = sql`
    select count(*)::int as count from (
      select 1 from ${table} where ${shown} and country = $country limit ${MOST_COUNTED}
    ) as counted`;
  const count = query({
    name: `${table.name}.count-of-country`,
    values: parametersIn({ country: text, today: date }, counted),
    row: { count: int },
    sql: counted,
    follows: [rowsOf(table, ofCountry)],
  });
  return async (connection: Connection, country: string, now: Date): Promise<number> =>
    (await count.one(connection, { country, today: todayAt(now) })).count;
}
