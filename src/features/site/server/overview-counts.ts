import { messages } from '#features/site/contact/server/messages.table.ts';
import { sql } from '#platform/database/sql.ts';
import { countsByDay, waitingCount } from '#platform/overview/overview-counts.ts';
import { visitorDays } from './visitor-days.table.ts';

export const countOpenMessages = waitingCount({
  name: 'site.open-messages',
  table: messages,
  moment: 'created_at',
  where: sql`answered_at is null`,
});

export const visitorsByDay = countsByDay(
  'site.visitors-by-day',
  sql`select day::text, visitors as count from ${visitorDays} where day >= $from`,
);
