import { MOST_COUNTED } from '#platform/calls/most-counted.ts';
import { date, int, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { rowsOf } from '#platform/database/followed-rows.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { jobs } from './jobs.table.ts';

const count = query({
  name: 'jobs.count-of-country',
  values: { country: text, today: date },
  row: { count: int },
  sql: sql`
    select count(*)::int as count from (
      select 1 from ${jobs}
      where shown and country = $country and expiry_date >= $today::date limit ${MOST_COUNTED}
    ) as counted`,
  follows: [rowsOf(jobs, { country: '$country' })],
});

/** How many open jobs a country has. */
export async function countJobs(
  connection: Connection,
  country: string,
  now: Date,
): Promise<number> {
  return (await count.one(connection, { country, today: todayAt(now) })).count;
}
