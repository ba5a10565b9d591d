import type pg from 'pg';
import { prepared } from '#platform/database/prepared.ts';
import { todayAt } from '#platform/dates/validity.ts';

/** Nobody reads a larger number as anything but "many". */
const MOST = 999;

const countSince = prepared<{ count: number }>(
  'jobs-new-in-country',
  `select count(*) as count from (
     select 1 from jobs where shown and country = $1 and created_at > $2 and expiry_date >= $3::date
     limit ${MOST}) as fresh`,
);

/** How many open jobs of a country were put up since a moment. */
export async function countNewJobs(
  connection: Pick<pg.Pool, 'query'>,
  { country, since, now }: { country: string; since: Date; now: Date },
): Promise<number> {
  const [row] = await countSince(connection, [country, since, todayAt(now)]);
  return row?.count ?? 0;
}
