import { datedCompanyCount } from '#features/companies/server/public.ts';
import { sql } from '#platform/database/sql.ts';
import { events } from './events.table.ts';

export const countCompanyEvents = datedCompanyCount(
  'events.counted-of-company',
  sql`select from ${events} where shown and company_id = $company and expiry_date >= $today::date`,
);
