import { eventRegistrations } from '#features/events/registrations/server/event-registrations.table.ts';
import { sql } from '#platform/database/sql.ts';
import { momentsByDay } from '#platform/overview/overview-counts.ts';

export const registrationsByDay = momentsByDay({
  name: 'events.registrations-by-day',
  table: eventRegistrations,
  moment: 'created_at',
  where: sql`cancelled_at is null`,
});
