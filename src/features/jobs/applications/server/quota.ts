import type { Quota } from '#features/jobs/applications/applications.contract.ts';
import { readSettings } from '#features/site/server/public.ts';
import { bigint, date } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { homeMidnightOf } from '#platform/database/home-days.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { applications } from './applications.table.ts';

/** The monthly limit until the operator sets another; 0 means unlimited. */
const DEFAULT_LIMIT = 5;

const countSince = query({
  name: 'applications.since',
  values: { account: bigint, day: date },
  row: { used: bigint },
  sql: sql`
    select count(*) as used from ${applications}
    where account_id = $account and created_at >= ${homeMidnightOf(sql`$day::date`)}`,
});

function firstOfMonth(today: string, monthsLater: number): string {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + monthsLater, 1)).toISOString().slice(0, 10);
}

async function readLimit(connection: Connection): Promise<number> {
  const setting = await readSettings(connection, 'en');
  const limit = Number(setting('applications_per_month') ?? DEFAULT_LIMIT);
  return Number.isInteger(limit) && limit >= 0 ? limit : DEFAULT_LIMIT;
}

/** The number of applications in this calendar month, including those withdrawn since. */
export async function readQuota(
  connection: Connection,
  accountId: number,
  now: Date,
): Promise<Quota> {
  const today = todayAt(now);
  const limit = await readLimit(connection);
  const month = { account: accountId, day: firstOfMonth(today, 0) };
  const { used } = await countSince.one(connection, month);
  return { limit, used, renews_on: firstOfMonth(today, 1) };
}
