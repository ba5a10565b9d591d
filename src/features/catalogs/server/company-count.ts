import { companyCount } from '#features/companies/server/public.ts';
import { sql } from '#platform/database/sql.ts';
import { catalogs } from './catalogs.table.ts';

export const countCompanyCatalogs = companyCount(
  'catalogs.counted-of-company',
  sql`select from ${catalogs} where shown and company_id = $company`,
);
