import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { bigint, date, int, nullable, text } from './columns.ts';
import type { Connection } from './connection.ts';
import { homeDayOf } from './home-days.ts';
import { type Sql, sql } from './sql.ts';
import { query } from './statement.ts';

/** Of which company, between which days, and of which one item of it. */
export type CountedRange = {
  readonly company: number;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly item: number | undefined;
};

/** How often something happened to a company, by day; days without are missing. */
export type DailyCounts = (
  connection: Connection,
  range: CountedRange,
) => Promise<ReadonlyMap<CalendarDate, number>>;

const row = { day: text, count: int };
const byDay = (rows: readonly { day: string; count: number }[]) =>
  new Map(rows.map(({ day, count }) => [day, count]));

/** Reads how many there were of `$company` on each `day` between `$from` and `$to`. */
export function dailyCounts(name: string, counting: Sql): DailyCounts {
  const values = { company: bigint, from: date, to: date };
  const select = query({ name, values, row, sql: counting });
  return async (connection, { company, from, to }) =>
    byDay(await select.all(connection, { company, from, to }));
}

/**
 * How many happened on each day in Kuwait, where `moments` are the `created_at` of `$company`, each
 * with the `item` it happened to.
 */
export function dailyEvents(name: string, moments: Sql): DailyCounts {
  const select = query({
    name,
    values: { company: bigint, from: date, to: date, item: nullable(bigint) },
    row,
    sql: sql`
      select day::text, count(*)::int
      from (select ${homeDayOf(sql`created_at`)} as day, item from (${moments}) as moments)
      where day between $from and $to and ($item::bigint is null or item = $item) group by day`,
  });
  return async (connection, range) => byDay(await select.all(connection, range));
}
