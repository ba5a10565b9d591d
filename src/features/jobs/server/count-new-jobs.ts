import { bigint, date, text, timestamp } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { jobs } from './jobs.table.ts';

/** People read any larger number as "many". */
const MOST = 999;

const countSince = query({
  name: 'jobs.new-in-country',
  values: { country: text, since: timestamp, today: date },
  row: { count: bigint },
  sql: sql`
    select count(*) as count from (
      select 1 from ${jobs}
      where shown and country = $country and created_at > $since and expiry_date >= $today::date
      limit ${MOST}) as fresh`,
});

/** The number of open jobs that a country got since a moment. */
export async function countNewJobs(
  connection: Connection,
  { country, since, now }: { country: string; since: Date; now: Date },
): Promise<number> {
  return (await countSince.one(connection, { country, since, today: todayAt(now) })).count;
}
