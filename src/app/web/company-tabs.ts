import { branchesTab } from '#features/branches/public.tsx';
import { catalogsTab } from '#features/catalogs/public.tsx';
import type { CompanyTabs } from '#features/companies/public.tsx';
import { departmentsTab } from '#features/departments/public.tsx';

/** Which feature fills which tab of a company's page. */
export const companyTabs: CompanyTabs = {
  catalogs: catalogsTab,
  branches: branchesTab,
  department: departmentsTab,
};
