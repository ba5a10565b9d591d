import type { CompanyTab, CompanyTabProps } from '#features/companies/public.ts';
import { jobPageTexts } from '#features/jobs/job-page.texts.ts';
import { firstCompanyJobs, listCompanyJobs } from '#features/jobs/jobs.contract.ts';
import { jobsTexts } from '#features/jobs/jobs.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { prefetchCall } from '#platform/pages/call-query.ts';
import { usePagedCall } from '#platform/pages/use-paged-call.ts';
import { PagedList } from '#ui/layout/paged-list.tsx';
import { JobGrid, JobGridSkeleton } from './job-grid.tsx';

function Body({ companyId, whenEmpty }: CompanyTabProps) {
  const t = useTranslate();
  const pages = usePagedCall(listCompanyJobs, firstCompanyJobs(companyId));
  const answers = pages.first?.company_answers;
  return (
    <PagedList
      pages={pages}
      of="jobs"
      skeleton={<JobGridSkeleton />}
      texts={jobsTexts}
      whenEmpty={whenEmpty}
    >
      {(jobs) => (
        <>
          {answers && (
            <p className="mb-5 text-soft">
              {t(jobPageTexts.answersApplicants)}:{' '}
              <span className="font-medium text-ink">{answers.text}</span>
            </p>
          )}
          <JobGrid jobs={jobs} withCompany={false} />
        </>
      )}
    </PagedList>
  );
}

/** The JOBS tab of a company's page. */
export const companyJobsTab: CompanyTab = {
  load: (page, companyId) => prefetchCall(page, listCompanyJobs, firstCompanyJobs(companyId)),
  Body,
};
