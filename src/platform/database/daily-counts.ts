import type pg from 'pg';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { homeDayOf } from './home-days.ts';
import { prepared } from './prepared.ts';

export type DailyCounts = (
  pool: pg.Pool,
  companyId: number,
  from: CalendarDate,
  to: CalendarDate,
) => Promise<ReadonlyMap<CalendarDate, number>>;

/** Reads how many there were on each day; $1 company, $2 and $3 the first and last `day`. */
export function dailyCounts(name: string, text: string): DailyCounts {
  const select = prepared<{ day: CalendarDate; count: number }>(name, text);
  return async (pool, companyId, from, to) => {
    const rows = await select(pool, [companyId, from, to]);
    return new Map(rows.map(({ day, count }) => [day, count]));
  };
}

/** How many happened on each day in Kuwait, where `moments` are the `created_at` of a company. */
export function dailyEvents(name: string, moments: string): DailyCounts {
  return dailyCounts(
    name,
    `select day::text, count(*)::int
     from (select ${homeDayOf('created_at')} as day from (${moments}) as moments)
     where day between $2 and $3 group by day`,
  );
}
