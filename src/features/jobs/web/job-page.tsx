import { type LoaderFunctionArgs, useParams } from 'react-router';
import { findJob, listSimilarJobs } from '#features/jobs/jobs.contract.ts';
import { jobsTexts } from '#features/jobs/jobs.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { prefetchCall } from '#platform/pages/call-query.ts';
import { answerFailure, pageContext } from '#platform/pages/page-context.ts';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { prefetchPart } from '#platform/pages/page-part.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { RecordPage } from '#ui/layout/record-page.tsx';
import { uiTexts } from '#ui/ui.texts.ts';
import { jobHead } from './job-head.ts';
import { jobDepthPart } from './job-parts.ts';
import { JobProfile } from './job-profile.tsx';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const asked = { ref: String(params.ref) };
  const { data, failure } = await prefetchCall(page, findJob, asked);
  answerFailure(page, failure);
  if (data)
    await Promise.all([
      prefetchCall(page, listSimilarJobs, asked),
      prefetchPart(page, jobDepthPart),
    ]);
  if (data?.job.is_over) page.answerWith(410);
  return null;
}

export const handle: PageHandle = { head: jobHead };

function JobPage() {
  const { ref = '' } = useParams();
  const answer = useCall(findJob, { ref });
  return (
    <RecordPage list="/jobs" texts={jobsTexts} answer={answer} skeleton={<JobSkeleton />}>
      {answer.data && <JobProfile job={answer.data.job} />}
    </RecordPage>
  );
}

function JobSkeleton() {
  const t = useTranslate();
  return (
    <div role="status" aria-busy="true">
      <h1 className="sr-only">{t(uiTexts.loading)}</h1>
      <div className="flex items-center gap-5">
        <Skeleton shape="block" className="aspect-square w-16" />
        <Skeleton lines={2} className="w-64" />
      </div>
      <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton lines={6} />
        <Skeleton shape="card" />
      </div>
    </div>
  );
}

export { JobPage as Component };
