import type { CompanyTab, CompanyTabProps } from '#features/companies/public.tsx';
import { firstCompanyJobs, listCompanyJobs } from '#features/jobs/jobs.contract.ts';
import { jobsTexts } from '#features/jobs/jobs.texts.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import { prefetchCall } from '#platform/pages/call-query.ts';
import { usePagedCall } from '#platform/pages/use-paged-call.ts';
import { LoadMore } from '#ui/actions/load-more.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { JobGrid, JobGridSkeleton } from './job-grid.tsx';

function Body({ companyId, whenEmpty }: CompanyTabProps) {
  const say = useSay();
  const pages = usePagedCall(listCompanyJobs, firstCompanyJobs(companyId));
  if (pages.isLoading) return <JobGridSkeleton label={say(jobsTexts.loading)} />;
  if (pages.failure) {
    return (
      <ErrorState
        title={say(jobsTexts.unableToLoad)}
        onRetry={() => void pages.retry()}
        retrying={pages.isFetching}
        retryLabel={say(jobsTexts.tryAgain)}
      >
        {pages.failure.message}
      </ErrorState>
    );
  }
  const jobs = pages.pages.flatMap((page) => page.jobs);
  if (jobs.length === 0) return whenEmpty;
  return (
    <>
      <JobGrid jobs={jobs} />
      <LoadMore pages={pages} />
    </>
  );
}

/** What the JOBS tab of a company's page shows. */
export const companyJobsTab: CompanyTab = {
  load: (page, companyId) => prefetchCall(page, listCompanyJobs, firstCompanyJobs(companyId)),
  Body,
};
