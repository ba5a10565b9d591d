import type { listJobs } from '#features/jobs/jobs.contract.ts';
import { jobsTexts } from '#features/jobs/jobs.texts.ts';
import type { usePagedCall } from '#platform/pages/use-paged-call.ts';
import { NothingFound } from '#ui/feedback/nothing-found.tsx';
import { PagedList } from '#ui/layout/paged-list.tsx';
import type { NarrowedView } from '#ui/narrowing/narrowed-view.ts';
import { NothingNarrowed } from '#ui/narrowing/nothing-narrowed.tsx';
import { JobGrid, JobGridSkeleton } from './job-grid.tsx';

type JobListProps = {
  pages: ReturnType<typeof usePagedCall<typeof listJobs>>;
  view: NarrowedView;
};

export function JobList({ pages, view }: JobListProps) {
  return (
    <PagedList
      pages={pages}
      of="jobs"
      skeleton={<JobGridSkeleton />}
      texts={jobsTexts}
      whenEmpty={
        <NothingNarrowed view={view}>
          <NothingFound
            search={view.asked.search ?? ''}
            list="/jobs"
            next={{ to: '/companies', label: jobsTexts.browseCompanies }}
            drawing="door"
            texts={jobsTexts}
          />
        </NothingNarrowed>
      }
    >
      {(jobs) => <JobGrid jobs={jobs} />}
    </PagedList>
  );
}
