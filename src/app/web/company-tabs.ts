import type { CompanyTabs } from '#features/companies/public.tsx';
import { companyEventsTab } from '#features/events/public.tsx';
import { companyJobsTab } from '#features/jobs/public.tsx';

/** Which feature fills which tab of a company's page. */
export const companyTabs: CompanyTabs = {
  events: companyEventsTab,
  jobs: companyJobsTab,
};
