import type { CompanyTabs } from '#features/companies/public.tsx';
import { companyBrandsTab, companyProductsTab } from '#features/products/public.tsx';

/** Which feature fills which tab of a company's page. */
export const companyTabs: CompanyTabs = {
  products: companyProductsTab,
  brands: companyBrandsTab,
};
