import { companyCount } from '#features/companies/server/public.ts';
import { sql } from '#platform/database/sql.ts';
import { brands } from './brands.table.ts';
import { products } from './products.table.ts';

export const countCompanyProducts = companyCount(
  'products-counted-of-company',
  sql`select from ${products} where listed and company_id = $company`,
);

/** Counts the brands in the company's own list and those of its products. */
export const countCompanyBrands = companyCount(
  'brands-counted-of-company',
  sql`
    select brand_key from ${brands} where company_id = $company and status = 1
    union
    select brand_key from ${products}
    where listed and company_id = $company and brand_key is not null`,
);
