import { sql } from '#platform/database/sql.ts';
import { events } from './events.table.ts';

/** The visible current and upcoming events of the company `asked` on `$today`. */
export const eventsOfAsked = sql`
  select from ${events} n
  where n.shown and n.company_id = asked.id and n.expiry_date >= $today::date`;
