import { companyCount } from '#features/companies/server/public.ts';
import { sql } from '#platform/database/sql.ts';
import { branches } from './branches.table.ts';

export const countCompanyBranches = companyCount(
  'branches.counted-of-company',
  sql`select from ${branches} where company_id = $company and status = 1`,
);
