import { sql } from '#platform/database/sql.ts';
import { countOfCountry } from '#platform/narrowing/server/count-of-country.ts';
import { jobs } from './jobs.table.ts';

/** How many open jobs a country has. */
export const countJobs = countOfCountry(jobs, sql`shown and expiry_date >= $today::date`);
