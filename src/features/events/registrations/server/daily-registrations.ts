import { dailyEvents } from '#platform/database/daily-counts.ts';

/** How many people registered for the events of a company and still come, by day. */
export const readDailyRegistrations = dailyEvents(
  'registrations.by-day',
  `select r.created_at from events e join event_registrations r on r.event_id = e.id
   where e.company_id = $1 and r.cancelled_at is null`,
);
