import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { firstJobs, listJobs } from '#features/jobs/jobs.contract.ts';
import { jobsTexts } from '#features/jobs/jobs.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { askedSearch } from '#platform/pages/asked-search.ts';
import { findAnswer, prefetchCall } from '#platform/pages/call-query.ts';
import { pageContext } from '#platform/pages/page-context.ts';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { usePagedCall } from '#platform/pages/use-paged-call.ts';
import { useVisitorCountry } from '#platform/pages/visitor-context.ts';
import { AddressSearch } from '#ui/forms/address-search.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { JobList } from './job-list.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const search = askedSearch(new URL(request.url).searchParams);
  const { failure } = await prefetchCall(page, listJobs, firstJobs(page.country, search));
  if (failure) page.answerWith(failure.status);
  return null;
}

export const handle: PageHandle = {
  reads: ['search'],
  head: ({ queries, t, country }) => {
    const used = findAnswer(queries, listJobs, firstJobs(country, ''))?.country_used_name;
    return {
      title: used ? t(jobsTexts.inCountry, { country: used }) : t(jobsTexts.title),
      description: t(jobsTexts.lead),
    };
  },
};

function JobsPage() {
  const t = useTranslate();
  const country = useVisitorCountry();
  const [query] = useSearchParams();
  const search = askedSearch(query);
  const pages = usePagedCall(listJobs, firstJobs(country.code, search));
  const shown = pages.first?.country_used_name ?? country.name;
  const lead = pages.first?.fallback_used
    ? t(jobsTexts.fallbackUsed, { requested: pages.first.country_requested_name, used: shown })
    : t(jobsTexts.lead);
  return (
    <div className="container-page pb-16">
      <PageHeader title={t(jobsTexts.inCountry, { country: shown })} lead={lead} />
      <div className="mb-8 print:hidden">
        <AddressSearch label={t(jobsTexts.search)} placeholder={t(jobsTexts.searchHint)} />
      </div>
      <JobList pages={pages} search={search} />
    </div>
  );
}

export { JobsPage as Component };
