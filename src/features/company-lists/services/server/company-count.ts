import { companyCount } from '#features/companies/server/public.ts';
import { sql } from '#platform/database/sql.ts';
import { services } from './services.table.ts';

export const countCompanyServices = companyCount(
  'services.counted-of-company',
  sql`select from ${services} where company_id = $company and status = 1`,
);
