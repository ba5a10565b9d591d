import type { CompanyTabs } from '#features/companies/public.tsx';
import { companyEventsTab } from '#features/events/public.tsx';
import { companyJobsTab } from '#features/jobs/public.tsx';
import { companyBrandsTab, companyProductsTab } from '#features/products/public.tsx';

/** Which feature fills which tab of a company's page. */
export const companyTabs: CompanyTabs = {
  products: companyProductsTab,
  brands: companyBrandsTab,
  events: companyEventsTab,
  jobs: companyJobsTab,
};
