import type pg from 'pg';
import { prepared } from '#platform/database/prepared.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';

const selectDays = prepared<{ day: CalendarDate; registrations: number }>(
  'registrations.by-day',
  `select (r.created_at at time zone 'Asia/Kuwait')::date::text as day,
     count(*)::int as registrations
   from events e join event_registrations r on r.event_id = e.id
   where e.company_id = $1 and r.cancelled_at is null
     and (r.created_at at time zone 'Asia/Kuwait')::date between $2 and $3
   group by day`,
);

/** How many people registered for the events of a company and still come, by day. */
export async function readDailyRegistrations(
  pool: pg.Pool,
  companyId: number,
  from: CalendarDate,
  to: CalendarDate,
): Promise<ReadonlyMap<CalendarDate, number>> {
  const rows = await selectDays(pool, [companyId, from, to]);
  return new Map(rows.map(({ day, registrations }) => [day, registrations]));
}
