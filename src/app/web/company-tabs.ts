import { catalogsTab } from '#features/catalogs/public.tsx';
import type { CompanyTabs } from '#features/companies/public.tsx';

/** Which feature fills which tab of a company's page. */
export const companyTabs: CompanyTabs = { catalogs: catalogsTab };
