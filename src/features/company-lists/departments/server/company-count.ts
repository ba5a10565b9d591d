import { companyCount } from '#features/companies/server/public.ts';
import { sql } from '#platform/database/sql.ts';
import { departments } from './departments.table.ts';

export const countCompanyDepartments = companyCount(
  'departments.counted-of-company',
  sql`select from ${departments} where company_id = $company and status = 1`,
);
