import { companiesOperations } from '#features/companies/server/companies.operations.ts';
import { companiesSitemap } from '#features/companies/server/companies.sitemap.ts';
import { countriesOperations } from '#features/countries/server/countries.operations.ts';
import { companyProductsOperations } from '#features/products/server/company-products.operations.ts';
import { medicinesOperations } from '#features/products/server/medicines.operations.ts';
import { productsOperations } from '#features/products/server/products.operations.ts';
import { siteOperations } from '#features/site/server/site.operations.ts';
import type { Operation } from '#platform/calls/operation.ts';
import type { SitemapSource } from '#platform/sitemap/sitemap.ts';

/** Everything the portal can be asked to do. */
export const operations: readonly Operation[] = [
  ...siteOperations,
  ...countriesOperations,
  ...companiesOperations,
  ...productsOperations,
  ...companyProductsOperations,
  ...medicinesOperations,
];

/** Records that have a page of their own. */
export const sitemapSources: readonly SitemapSource[] = [companiesSitemap];

/** The other pages that search engines should know. */
export const sitemapPages: readonly string[] = ['/', '/companies'];
