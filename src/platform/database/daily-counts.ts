import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { bigint, date, int, text } from './columns.ts';
import type { Connection } from './connection.ts';
import { homeDayOf } from './home-days.ts';
import { type Sql, sql } from './sql.ts';
import { query } from './statement.ts';

/** How often something happened to a company, by day; days without are missing. */
export type DailyCounts = (
  connection: Connection,
  companyId: number,
  from: CalendarDate,
  to: CalendarDate,
) => Promise<ReadonlyMap<CalendarDate, number>>;

/** Reads how many there were of `$company` on each `day` between `$from` and `$to`. */
export function dailyCounts(name: string, counting: Sql): DailyCounts {
  const select = query({
    name,
    values: { company: bigint, from: date, to: date },
    row: { day: text, count: int },
    sql: counting,
  });
  return async (connection, company, from, to) => {
    const rows = await select.all(connection, { company, from, to });
    return new Map(rows.map(({ day, count }) => [day, count]));
  };
}

/** How many happened on each day in Kuwait, where `moments` are the `created_at` of `$company`. */
export function dailyEvents(name: string, moments: Sql): DailyCounts {
  return dailyCounts(
    name,
    sql`
      select day::text, count(*)::int
      from (select ${homeDayOf(sql`created_at`)} as day from (${moments}) as moments)
      where day between $from and $to group by day`,
  );
}
