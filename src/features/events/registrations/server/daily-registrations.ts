import { events } from '#features/events/server/events.table.ts';
import { dailyEvents } from '#platform/database/daily-counts.ts';
import { sql } from '#platform/database/sql.ts';
import { eventRegistrations } from './event-registrations.table.ts';

/** Uncancelled registrations for a company's events, per day. */
export const readDailyRegistrations = dailyEvents(
  'registrations.by-day',
  sql`
    select r.created_at, e.id as item from ${events} e join ${eventRegistrations} r on r.event_id = e.id
    where e.company_id = $company and r.cancelled_at is null`,
);
