import { ArrowLeft } from 'lucide-react';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { findJob } from '#features/jobs/jobs.contract.ts';
import { jobsTexts } from '#features/jobs/jobs.texts.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import { prefetchCall } from '#platform/pages/call-query.ts';
import { useLocalPath } from '#platform/pages/link.tsx';
import { pageContext } from '#platform/pages/page-context.ts';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { jobHead } from './job-head.ts';
import { JobProfile } from './job-profile.tsx';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { data, failure } = await prefetchCall(page, findJob, { ref: String(params.ref) });
  // An address that cannot name a job is as missing as one that names none.
  if (failure) page.answerWith(failure.status === 400 ? 404 : failure.status);
  if (data?.job.is_over) page.answerWith(410);
  return null;
}

export const handle: PageHandle = { head: jobHead };

export function Component() {
  const say = useSay();
  const local = useLocalPath();
  return (
    <div className="container-page pt-6 pb-16">
      <div className="-ms-3 mb-2 print:hidden">
        <Button
          variant="quiet"
          size="sm"
          href={local('/jobs')}
          icon={<ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />}
        >
          {say(jobsTexts.backToList)}
        </Button>
      </div>
      <JobContent />
    </div>
  );
}

function JobContent() {
  const say = useSay();
  const local = useLocalPath();
  const { ref = '' } = useParams();
  const { data, error, isLoading, refetch, isFetching } = useCall(findJob, { ref });
  if (isLoading) return <JobSkeleton label={say(jobsTexts.loading)} />;
  if (data) return <JobProfile job={data.job} />;
  if (error?.status === 404 || error?.status === 400) {
    return (
      <EmptyState
        drawing="search"
        title={say(jobsTexts.notFound)}
        action={<Button href={local('/jobs')}>{say(jobsTexts.openJobs)}</Button>}
      >
        {say(jobsTexts.notFoundHint)}
      </EmptyState>
    );
  }
  return (
    <ErrorState
      title={say(jobsTexts.detailFailed)}
      onRetry={() => void refetch()}
      retrying={isFetching}
      retryLabel={say(jobsTexts.tryAgain)}
    >
      {error?.message}
    </ErrorState>
  );
}

function JobSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label}</span>
      <div className="flex items-center gap-5">
        <Skeleton shape="circle" className="size-16 rounded-xl" />
        <Skeleton lines={2} className="w-64" />
      </div>
      <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton lines={6} />
        <Skeleton shape="card" />
      </div>
    </div>
  );
}
