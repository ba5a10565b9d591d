import { sql } from '#platform/database/sql.ts';
import { countOfCountry } from '#platform/narrowing/server/count-of-country.ts';
import { events } from './events.table.ts';

export const countEvents = countOfCountry(events, sql`shown and expiry_date >= $today::date`);
