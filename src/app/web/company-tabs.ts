import type { CompanyHighlights, CompanyTabs } from '#features/companies/company-tabs.ts';
import { pagePart } from '#platform/pages/page-part.ts';

const offers = () => import('./offers-tab.tsx');
const products = () => import('#features/products/web/company-tabs.ts');
const catalogs = () => import('#features/catalogs/web/company-catalogs.tsx');
const branches = () => import('#features/company-lists/branches/web/company-branches.tsx');
const departments = () => import('#features/company-lists/departments/web/company-departments.tsx');
const events = () => import('#features/events/web/company-events.tsx');
const jobs = () => import('#features/jobs/web/company-jobs.tsx');

/** Which feature fills which tab of a company's page. A tab's code is loaded when it is opened. */
export const companyTabs: CompanyTabs = {
  products: pagePart(async () => (await offers()).offersTab),
  catalogs: pagePart(async () => (await catalogs()).catalogsTab),
  brands: pagePart(async () => (await products()).companyBrandsTab),
  branches: pagePart(async () => (await branches()).branchesTab),
  department: pagePart(async () => (await departments()).departmentsTab),
  events: pagePart(async () => (await events()).companyEventsTab),
  jobs: pagePart(async () => (await jobs()).companyJobsTab),
};

const topProducts = () => import('#features/products/web/top-products.tsx');
const nextEvents = () => import('#features/events/web/next-events.tsx');
const openJobs = () => import('#features/jobs/web/open-jobs.tsx');

/** Highlights on the first tab: the best of some other tabs. */
export const companyHighlights: CompanyHighlights = {
  products: pagePart(async () => (await topProducts()).topProducts),
  events: pagePart(async () => (await nextEvents()).nextEvents),
  jobs: pagePart(async () => (await openJobs()).openJobs),
};
