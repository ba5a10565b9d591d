import { sql } from '#platform/database/sql.ts';
import { countOfCountry } from '#platform/narrowing/server/count-of-country.ts';
import { jobs } from './jobs.table.ts';

export const countJobs = countOfCountry(jobs, sql`shown and expiry_date >= $today::date`);
