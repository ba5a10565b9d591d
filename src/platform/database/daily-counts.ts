import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { bigint, date, int, nullable, text } from './columns.ts';
import type { Connection } from './connection.ts';
import { homeDayOf } from './home-days.ts';
import { type Sql, sql } from './sql.ts';
import { query } from './statement.ts';

/** The company, the days from first to last, and optionally one item of the company. */
export type CountedRange = {
  readonly company: number;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly item: number | undefined;
};

/** Counts per day how often something happened to a company; days without any are missing. */
export type DailyCounts = (
  connection: Connection,
  range: CountedRange,
) => Promise<ReadonlyMap<CalendarDate, number>>;

const row = { day: text, count: int };
const byDay = (rows: readonly { day: string; count: number }[]) =>
  new Map(rows.map(({ day, count }) => [day, count]));

/**
 * Declares daily counts from a statement that selects each `day` with the count for `$company`, from `$from` to `$to`.
 */
export function dailyCounts(name: string, counting: Sql): DailyCounts {
  const values = { company: bigint, from: date, to: date };
  const select = query({ name, values, row, sql: counting });
  return async (connection, { company, from, to }) =>
    byDay(await select.all(connection, { company, from, to }));
}

/**
 * Counts events per day in Kuwait. `moments` selects the `created_at` of each event of `$company` and the `item` it
 * concerns.
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
