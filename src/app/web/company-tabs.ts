import type { CompanyTabs } from '#features/companies/company-tabs.ts';
import { pagePart } from '#platform/pages/page-part.ts';

const offers = () => import('./offers-tab.tsx');
const products = () => import('#features/products/web/company-tabs.ts');
const catalogs = () => import('#features/catalogs/web/company-catalogs.tsx');
const branches = () => import('#features/company-lists/branches/web/company-branches.tsx');
const departments = () => import('#features/company-lists/departments/web/company-departments.tsx');
const events = () => import('#features/events/web/company-events.tsx');
const jobs = () => import('#features/jobs/web/company-jobs.tsx');

/** Which feature fills which tab of a company's page. A visitor loads those that are opened. */
export const companyTabs: CompanyTabs = {
  products: pagePart(async () => (await offers()).offersTab),
  catalogs: pagePart(async () => (await catalogs()).catalogsTab),
  brands: pagePart(async () => (await products()).companyBrandsTab),
  branches: pagePart(async () => (await branches()).branchesTab),
  department: pagePart(async () => (await departments()).departmentsTab),
  events: pagePart(async () => (await events()).companyEventsTab),
  jobs: pagePart(async () => (await jobs()).companyJobsTab),
};
