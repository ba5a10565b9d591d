import { companiesOperations } from '#features/companies/server/companies.operations.ts';
import { countriesOperations } from '#features/countries/server/countries.operations.ts';
import { companyProductsOperations } from '#features/products/server/company-products.operations.ts';
import { medicinesOperations } from '#features/products/server/medicines.operations.ts';
import { productsOperations } from '#features/products/server/products.operations.ts';
import { siteOperations } from '#features/site/server/site.operations.ts';
import type { Operation } from '#platform/calls/operation.ts';

/** Everything the portal can be asked to do. */
export const operations: readonly Operation[] = [
  ...siteOperations,
  ...countriesOperations,
  ...companiesOperations,
  ...productsOperations,
  ...companyProductsOperations,
  ...medicinesOperations,
];
