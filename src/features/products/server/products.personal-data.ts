import { ownFilesIn } from '#features/companies/server/public.ts';
import { sql } from '#platform/database/sql.ts';
import type { PersonalDataSource } from '#platform/privacy/personal-data.ts';
import { brands } from './brands.table.ts';
import { products } from './products.table.ts';

/** Products and brands are deleted with their company; so are pictures and documents that no other company shows. */
export const productsPersonalData: PersonalDataSource = {
  // The collections export their own records.
  collect: async () => [],
  ownFiles: ownFilesIn('products', {
    products: sql`select unnest(images) as name, company_id from ${products}`,
    'product-documents': sql`
      select unnest(array[datasheet, certificate, catalog_pages]) as name, company_id
      from ${products}`,
    brands: sql`select logo as name, company_id from ${brands}`,
  }),
};
