import { branchesTab } from '#features/branches/public.tsx';
import { catalogsTab } from '#features/catalogs/public.tsx';
import type { CompanyTabs } from '#features/companies/public.tsx';
import { departmentsTab } from '#features/departments/public.tsx';
import { companyEventsTab } from '#features/events/public.tsx';
import { companyJobsTab } from '#features/jobs/public.tsx';
import { companyBrandsTab } from '#features/products/public.tsx';
import { offersTab } from './offers-tab.tsx';

/** Which feature fills which tab of a company's page. */
export const companyTabs: CompanyTabs = {
  products: offersTab,
  catalogs: catalogsTab,
  brands: companyBrandsTab,
  branches: branchesTab,
  department: departmentsTab,
  events: companyEventsTab,
  jobs: companyJobsTab,
};
