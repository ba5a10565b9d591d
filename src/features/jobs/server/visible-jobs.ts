import { sql } from '#platform/database/sql.ts';
import { jobs } from './jobs.table.ts';

/** The visible open jobs of the company `asked` on `$today`. */
export const visibleJobs = sql`
  select from ${jobs} n
  where n.shown and n.company_id = asked.id and n.expiry_date >= $today::date`;
