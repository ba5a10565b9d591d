import type { listJobs } from '#features/jobs/jobs.contract.ts';
import { jobsTexts } from '#features/jobs/jobs.texts.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import type { usePagedCall } from '#platform/pages/use-paged-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { LoadMore } from '#ui/actions/load-more.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { JobGrid, JobGridSkeleton } from './job-grid.tsx';

type JobListProps = { pages: ReturnType<typeof usePagedCall<typeof listJobs>>; search: string };

export function JobList({ pages, search }: JobListProps) {
  const say = useSay();
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
  if (jobs.length === 0) return <NothingFound search={search} />;
  return (
    <>
      <JobGrid jobs={jobs} />
      <LoadMore pages={pages} />
    </>
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
