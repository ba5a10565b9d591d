import { CalendarPlus } from 'lucide-react';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { firstEvents, listEvents } from '#features/events/events.contract.ts';
import { eventsTexts } from '#features/events/events.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { askedSearch } from '#platform/pages/asked-search.ts';
import { findAnswer, prefetchCall } from '#platform/pages/call-query.ts';
import { useLocalPath } from '#platform/pages/link.tsx';
import { pageContext } from '#platform/pages/page-context.ts';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { usePagedCall } from '#platform/pages/use-paged-call.ts';
import { useVisitorCountry } from '#platform/pages/visitor-context.ts';
import { Button } from '#ui/actions/button.tsx';
import { AddressSearch } from '#ui/forms/address-search.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { EventList } from './event-list.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const search = askedSearch(new URL(request.url).searchParams);
  const { failure } = await prefetchCall(page, listEvents, firstEvents(page.country, search));
  if (failure) page.answerWith(failure.status);
  return null;
}

export const handle: PageHandle = {
  reads: ['search'],
  head: ({ queries, t, country }) => {
    const used = findAnswer(queries, listEvents, firstEvents(country, ''))?.country_used_name;
    return {
      title: used ? t(eventsTexts.inCountry, { country: used }) : t(eventsTexts.title),
      description: t(eventsTexts.lead),
    };
  },
};

function EventsPage() {
  const t = useTranslate();
  const local = useLocalPath();
  const country = useVisitorCountry();
  const [query] = useSearchParams();
  const search = askedSearch(query);
  const pages = usePagedCall(listEvents, firstEvents(country.code, search));
  const used = pages.first?.country_used ?? country.code;
  const shown = pages.first?.country_used_name ?? country.name;
  const lead = pages.first?.fallback_used
    ? t(eventsTexts.fallbackUsed, { requested: pages.first.country_requested_name, used: shown })
    : t(eventsTexts.lead);
  return (
    <div className="container-page pb-16">
      <PageHeader
        title={t(eventsTexts.inCountry, { country: shown })}
        lead={lead}
        actions={
          <Button
            variant="secondary"
            href={local(`/events.ics?country=${used}`)}
            download
            icon={<CalendarPlus aria-hidden="true" />}
          >
            {t(eventsTexts.calendarFeed)}
          </Button>
        }
      />
      <div className="mb-8 print:hidden">
        <AddressSearch label={t(eventsTexts.search)} placeholder={t(eventsTexts.searchHint)} />
      </div>
      <EventList pages={pages} search={search} />
    </div>
  );
}

export { EventsPage as Component };
