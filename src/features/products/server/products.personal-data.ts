import { ownFilesIn } from '#features/companies/server/public.ts';
import type { PersonalDataSource } from '#platform/privacy/personal-data.ts';

/** Products and brands go with their company; their pictures do when no other company shows them. */
export const productsPersonalData: PersonalDataSource = {
  collect: async () => [],
  ownFiles: ownFilesIn({
    products: 'select unnest(images) as name, company_id from products',
    brands: 'select logo as name, company_id from brands',
  }),
};
