import type { LoaderFunctionArgs } from 'react-router';
import { jobNarrowing } from '#features/jobs/job-narrowing.ts';
import { firstJobs, listJobChoices, listJobs } from '#features/jobs/jobs.contract.ts';
import { jobsTexts } from '#features/jobs/jobs.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { askedNarrowing, narrowingReads } from '#platform/narrowing/asked-narrowing.ts';
import { findAnswer, prefetchCall } from '#platform/pages/call-query.ts';
import { pageContext } from '#platform/pages/page-context.ts';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { prefetchPart } from '#platform/pages/page-part.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { usePagedCall } from '#platform/pages/use-paged-call.ts';
import { useVisitorCountry } from '#platform/pages/visitor-context.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { NarrowedLayout } from '#ui/narrowing/narrowed-layout.tsx';
import { choicesOf } from '#ui/narrowing/narrowed-view.ts';
import { narrowingPart } from '#ui/narrowing/narrowing-part.ts';
import { useNarrowing } from '#ui/narrowing/use-narrowing.ts';
import { JobList } from './job-list.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const asked = askedNarrowing(new URL(request.url).searchParams, jobNarrowing);
  const [{ failure }] = await Promise.all([
    prefetchCall(page, listJobs, firstJobs(page.country, asked)),
    prefetchCall(page, listJobChoices, { country: page.country, ...asked }),
    prefetchPart(page, narrowingPart),
  ]);
  if (failure) page.answerWith(failure.status);
  return null;
}

export const handle: PageHandle = {
  reads: narrowingReads(jobNarrowing),
  head: ({ queries, t, country }) => {
    const used = findAnswer(queries, listJobs, firstJobs(country))?.country_used_name;
    return {
      title: used ? t(jobsTexts.inCountry, { country: used }) : t(jobsTexts.title),
      description: t(jobsTexts.lead),
    };
  },
};

function JobsPage() {
  const t = useTranslate();
  const country = useVisitorCountry();
  const asked = useNarrowing(jobNarrowing);
  const pages = usePagedCall(listJobs, firstJobs(country.code, asked), { keepsLast: true });
  const choices = choicesOf(
    useCall(listJobChoices, { country: country.code, ...asked }, { keepsLast: true }),
  );
  const view = { path: '/jobs', asked, choices, savable: true };
  const shown = pages.first?.country_used_name ?? country.name;
  const lead = pages.first?.fallback_used
    ? t(jobsTexts.fallbackUsed, { requested: pages.first.country_requested_name, used: shown })
    : t(jobsTexts.lead);
  return (
    <div className="container-page pb-16">
      <PageHeader title={t(jobsTexts.inCountry, { country: shown })} lead={lead} />
      <NarrowedLayout
        view={view}
        search={{ label: t(jobsTexts.search), placeholder: t(jobsTexts.searchHint) }}
      >
        <JobList pages={pages} view={view} />
      </NarrowedLayout>
    </div>
  );
}

export { JobsPage as Component };
