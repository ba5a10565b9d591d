import { date, int, nullable, text, timestamp } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { homeDayOf, homeMidnightOf } from '#platform/database/home-days.ts';
import { raw, type Sql, sql, type Table } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';

/** How many rows wait for somebody, and since when the oldest does. */
export type WaitingCount = (
  connection: Connection,
) => Promise<{ readonly count: number; readonly oldest_at: string | null }>;

/** Counts per day from a day on; days without any are missing. */
export type CountsByDay = (
  connection: Connection,
  from: CalendarDate,
) => Promise<ReadonlyMap<CalendarDate, number>>;

type Counted = {
  readonly name: string;
  readonly table: Table;
  /** The column with the moment. */
  readonly moment: string;
  readonly where: Sql;
};

/** Declares a count of waiting rows for the operator's start page. */
export function waitingCount({ name, table, moment, where }: Counted): WaitingCount {
  const select = query({
    name,
    row: { count: int, oldest: nullable(timestamp) },
    plan: 'each call',
    sql: sql`
      select count(*)::int as count, min(${raw(moment)}) as oldest from ${table} where ${where}`,
  });
  return async (connection) => {
    const { count, oldest } = await select.one(connection);
    return { count, oldest_at: oldest?.toISOString() ?? null };
  };
}

/** Declares counts per day from a statement that selects `day` and `count` since `$from`. */
export function countsByDay(name: string, counting: Sql): CountsByDay {
  const select = query({
    name,
    values: { from: date },
    row: { day: text, count: int },
    plan: 'each call',
    sql: counting,
  });
  return async (connection, from) => {
    const rows = await select.all(connection, { from });
    return new Map(rows.map(({ day, count }) => [day, count]));
  };
}

/** Whether a moment is not before the first counted day. */
export const isSince = (moment: Sql): Sql => sql`${moment} >= ${homeMidnightOf(sql`$from::date`)}`;

/** Declares a count of rows by the day of one of their moments. */
export function momentsByDay({ name, table, moment, where }: Counted): CountsByDay {
  const at = raw(moment);
  return countsByDay(
    name,
    sql`
      select ${homeDayOf(at)}::text as day, count(*)::int as count from ${table}
      where ${where} and ${isSince(at)} group by 1`,
  );
}
