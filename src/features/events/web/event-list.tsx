import type { listEvents } from '#features/events/events.contract.ts';
import { eventsTexts } from '#features/events/events.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import type { usePagedCall } from '#platform/pages/use-paged-call.ts';
import { NothingFound } from '#ui/feedback/nothing-found.tsx';
import { PagedList } from '#ui/layout/paged-list.tsx';
import { EventGrid, EventGridSkeleton } from './event-grid.tsx';

type EventListProps = {
  pages: ReturnType<typeof usePagedCall<typeof listEvents>>;
  search: string;
};

export function EventList({ pages, search }: EventListProps) {
  return (
    <PagedList
      pages={pages}
      of="events"
      skeleton={<EventGridSkeleton />}
      texts={eventsTexts}
      whenEmpty={
        <NothingFound
          search={search}
          list="/events"
          next={{ to: '/companies', label: eventsTexts.browseCompanies }}
          texts={eventsTexts}
        />
      }
    >
      {(events) => (
        <>
          <EventGrid events={events} featureFirst={search === '' && events.length > 3} />
          <ShownCount count={events.length} />
        </>
      )}
    </PagedList>
  );
}

function ShownCount({ count }: { count: number }) {
  const t = useTranslate();
  return (
    <p role="status" className="mt-8 text-center text-muted text-sm">
      {t(eventsTexts.shownCount, { count })}
    </p>
  );
}
