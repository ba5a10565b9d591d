import type { CompanyTabs } from '#features/companies/public.tsx';
import { pagePart } from '#platform/pages/page-part.ts';

const offers = () => import('./offers-tab.tsx');
const products = () => import('#features/products/public.tsx');
const catalogs = () => import('#features/catalogs/public.tsx');
const branches = () => import('#features/branches/public.tsx');
const departments = () => import('#features/departments/public.tsx');
const events = () => import('#features/events/public.tsx');
const jobs = () => import('#features/jobs/public.tsx');

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
