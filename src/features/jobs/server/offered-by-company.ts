import { sql } from '#platform/database/sql.ts';
import { jobs } from './jobs.table.ts';

/** The open jobs that visitors see of the company `asked` on the day `$today`. */
export const jobsOfAsked = sql`
  select from ${jobs} n
  where n.shown and n.company_id = asked.id and n.expiry_date >= $today::date`;
