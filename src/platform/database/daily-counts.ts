import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { bigint, date, int, text } from './columns.ts';
import type { Connection } from './connection.ts';
import { homeDayOf } from './home-days.ts';
import { prepared } from './prepared.ts';
import { type Sql, sql } from './sql.ts';
import { query } from './statement.ts';

export type DailyCounts = (
  connection: Connection,
  companyId: number,
  from: CalendarDate,
  to: CalendarDate,
) => Promise<ReadonlyMap<CalendarDate, number>>;

const mapOf = (rows: readonly { day: CalendarDate; count: number }[]) =>
  new Map(rows.map(({ day, count }) => [day, count]));

/** Reads how many there were of `$company` on each `day` between `$from` and `$to`. */
export function dailyCounts(name: string, counting: Sql | string): DailyCounts {
  if (typeof counting === 'string') return undeclaredCounts(name, counting);
  const select = query({
    name,
    values: { company: bigint, from: date, to: date },
    row: { day: text, count: int },
    sql: counting,
  });
  return async (connection, company, from, to) =>
    mapOf(await select.all(connection, { company, from, to }));
}

/** For statements that are not declared yet, with the values as $1, $2 and $3. */
function undeclaredCounts(name: string, counting: string): DailyCounts {
  const select = prepared<{ day: CalendarDate; count: number }>(name, counting);
  return async (connection, companyId, from, to) =>
    mapOf(await select(connection, [companyId, from, to]));
}

/** How many happened on each day in Kuwait, where `moments` are the `created_at` of `$company`. */
export function dailyEvents(name: string, moments: Sql | string): DailyCounts {
  if (typeof moments !== 'string') {
    const day = homeDayOf(sql`created_at`);
    return dailyCounts(
      name,
      sql`select day::text, count(*)::int
        from (select ${day} as day from (${moments}) as moments)
        where day between $from and $to group by day`,
    );
  }
  return dailyCounts(
    name,
    `select day::text, count(*)::int
     from (select ${homeDayOf('created_at')} as day from (${moments}) as moments)
     where day between $2 and $3 group by day`,
  );
}
