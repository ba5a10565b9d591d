import type { Quota } from '#features/jobs/applications/applications.contract.ts';
import { readSettings } from '#features/site/server/public.ts';
import type { Connection } from '#platform/database/connection.ts';
import { prepared } from '#platform/database/prepared.ts';
import { HOME_TIME_ZONE, todayAt } from '#platform/dates/validity.ts';

/** What job seekers are promised as long as the operator sets nothing else; 0 is without limit. */
const DEFAULT_LIMIT = 5;

const countSince = prepared<{ used: number }>(
  'applications-of-month',
  `select count(*) as used from applications
   where account_id = $1 and created_at >= ($2::date)::timestamp at time zone '${HOME_TIME_ZONE}'`,
);

function firstOfMonth(today: string, monthsLater: number): string {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + monthsLater, 1)).toISOString().slice(0, 10);
}

async function readLimit(connection: Connection): Promise<number> {
  const setting = await readSettings(connection, 'en');
  const limit = Number(setting('applications_per_month') ?? DEFAULT_LIMIT);
  return Number.isInteger(limit) && limit >= 0 ? limit : DEFAULT_LIMIT;
}

/** How many applications the calendar month has seen; those withdrawn since were made all the same. */
export async function readQuota(
  connection: Connection,
  accountId: number,
  now: Date,
): Promise<Quota> {
  const today = todayAt(now);
  const limit = await readLimit(connection);
  const [month] = await countSince(connection, [accountId, firstOfMonth(today, 0)]);
  return { limit, used: month?.used ?? 0, renews_on: firstOfMonth(today, 1) };
}

export function isSpent({ limit, used }: Quota): boolean {
  return limit > 0 && used >= limit;
}
