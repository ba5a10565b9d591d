import type { CompanyTab, CompanyTabProps } from '#features/companies/public.ts';
import { firstCompanyJobs, listCompanyJobs } from '#features/jobs/jobs.contract.ts';
import { jobsTexts } from '#features/jobs/jobs.texts.ts';
import { prefetchCall } from '#platform/pages/call-query.ts';
import { usePagedCall } from '#platform/pages/use-paged-call.ts';
import { PagedList } from '#ui/layout/paged-list.tsx';
import { JobGrid, JobGridSkeleton } from './job-grid.tsx';

function Body({ companyId, whenEmpty }: CompanyTabProps) {
  return (
    <PagedList
      pages={usePagedCall(listCompanyJobs, firstCompanyJobs(companyId))}
      of="jobs"
      skeleton={<JobGridSkeleton />}
      texts={jobsTexts}
      whenEmpty={whenEmpty}
    >
      {(jobs) => <JobGrid jobs={jobs} />}
    </PagedList>
  );
}

/** What the JOBS tab of a company's page shows. */
export const companyJobsTab: CompanyTab = {
  load: (page, companyId) => prefetchCall(page, listCompanyJobs, firstCompanyJobs(companyId)),
  Body,
};
