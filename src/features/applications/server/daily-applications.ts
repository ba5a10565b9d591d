import type pg from 'pg';
import { prepared } from '#platform/database/prepared.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';

const selectDays = prepared<{ day: CalendarDate; applications: number }>(
  'applications.by-day',
  `select (a.created_at at time zone 'Asia/Kuwait')::date::text as day,
     count(*)::int as applications
   from jobs j join applications a on a.job_id = j.id
   where j.company_id = $1
     and (a.created_at at time zone 'Asia/Kuwait')::date between $2 and $3
   group by day`,
);

/** How many people applied for the jobs of a company, by day. */
export async function readDailyApplications(
  pool: pg.Pool,
  companyId: number,
  from: CalendarDate,
  to: CalendarDate,
): Promise<ReadonlyMap<CalendarDate, number>> {
  const rows = await selectDays(pool, [companyId, from, to]);
  return new Map(rows.map(({ day, applications }) => [day, applications]));
}
