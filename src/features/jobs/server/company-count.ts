import { datedCompanyCount } from '#features/companies/server/public.ts';
import { sql } from '#platform/database/sql.ts';
import { jobs } from './jobs.table.ts';

export const countCompanyJobs = datedCompanyCount(
  'jobs.counted-of-company',
  sql`select from ${jobs} where shown and company_id = $company and expiry_date >= $today::date`,
);
