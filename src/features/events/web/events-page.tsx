import { CalendarPlus } from 'lucide-react';
import type { LoaderFunctionArgs } from 'react-router';
import { eventNarrowing } from '#features/events/event-narrowing.ts';
import { firstEvents, listEventChoices, listEvents } from '#features/events/events.contract.ts';
import { eventsTexts } from '#features/events/events.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { askedNarrowing, narrowingReads } from '#platform/narrowing/asked-narrowing.ts';
import { findAnswer, prefetchCall } from '#platform/pages/call-query.ts';
import { useLocalPath } from '#platform/pages/link.tsx';
import { pageContext } from '#platform/pages/page-context.ts';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { prefetchPart } from '#platform/pages/page-part.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { usePagedCall } from '#platform/pages/use-paged-call.ts';
import { useVisitorCountry } from '#platform/pages/visitor-context.ts';
import { Button } from '#ui/actions/button.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { NarrowedLayout } from '#ui/narrowing/narrowed-layout.tsx';
import { choicesOf } from '#ui/narrowing/narrowed-view.ts';
import { narrowingPart } from '#ui/narrowing/narrowing-part.ts';
import { useNarrowing } from '#ui/narrowing/use-narrowing.ts';
import { EventList } from './event-list.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const asked = askedNarrowing(new URL(request.url).searchParams, eventNarrowing);
  const [{ failure }] = await Promise.all([
    prefetchCall(page, listEvents, firstEvents(page.country, asked)),
    prefetchCall(page, listEventChoices, { country: page.country, ...asked }),
    prefetchPart(page, narrowingPart),
  ]);
  if (failure) page.answerWith(failure.status);
  return null;
}

export const handle: PageHandle = {
  reads: narrowingReads(eventNarrowing),
  head: ({ queries, t, country }) => {
    const used = findAnswer(queries, listEvents, firstEvents(country))?.country_used_name;
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
  const asked = useNarrowing(eventNarrowing);
  const pages = usePagedCall(listEvents, firstEvents(country.code, asked), { keepsLast: true });
  const choices = choicesOf(
    useCall(listEventChoices, { country: country.code, ...asked }, { keepsLast: true }),
  );
  const view = { path: '/events', asked, choices, savable: true };
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
      <NarrowedLayout
        view={view}
        search={{ label: t(eventsTexts.search), placeholder: t(eventsTexts.searchHint) }}
      >
        <EventList pages={pages} view={view} />
      </NarrowedLayout>
    </div>
  );
}

export { EventsPage as Component };
