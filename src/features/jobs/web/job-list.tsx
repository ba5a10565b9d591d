import type { listJobs } from '#features/jobs/jobs.contract.ts';
import { jobsTexts } from '#features/jobs/jobs.texts.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import type { usePagedCall } from '#platform/pages/use-paged-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PagedList } from '#ui/layout/paged-list.tsx';
import { JobGrid, JobGridSkeleton } from './job-grid.tsx';

type JobListProps = { pages: ReturnType<typeof usePagedCall<typeof listJobs>>; search: string };

export function JobList({ pages, search }: JobListProps) {
  return (
    <PagedList
      pages={pages}
      of="jobs"
      skeleton={<JobGridSkeleton />}
      texts={jobsTexts}
      whenEmpty={<NothingFound search={search} />}
    >
      {(jobs) => <JobGrid jobs={jobs} />}
    </PagedList>
  );
}

function NothingFound({ search }: { search: string }) {
  const say = useSay();
  const local = useLocalPath();
  if (search) {
    return (
      <EmptyState
        drawing="search"
        title={say(jobsTexts.noneAvailable)}
        action={<Button href={local('/jobs')}>{say(jobsTexts.clearSearch)}</Button>}
      >
        {say(jobsTexts.noMatchHint, { words: search })}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing="door"
      title={say(jobsTexts.noneAvailable)}
      action={<Button href={local('/companies')}>{say(jobsTexts.browseCompanies)}</Button>}
    >
      {say(jobsTexts.noneAvailableHint)}
    </EmptyState>
  );
}
