import type { listEvents } from '#features/events/events.contract.ts';
import { eventsTexts } from '#features/events/events.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import type { usePagedCall } from '#platform/pages/use-paged-call.ts';
import { NothingFound } from '#ui/feedback/nothing-found.tsx';
import { PagedList } from '#ui/layout/paged-list.tsx';
import type { NarrowedView } from '#ui/narrowing/narrowed-view.ts';
import { NothingNarrowed } from '#ui/narrowing/nothing-narrowed.tsx';
import { EventGrid, EventGridSkeleton } from './event-grid.tsx';

type EventListProps = {
  pages: ReturnType<typeof usePagedCall<typeof listEvents>>;
  view: NarrowedView;
};

export function EventList({ pages, view }: EventListProps) {
  const isWhole = Object.keys(view.asked).length === 0;
  return (
    <PagedList
      pages={pages}
      of="events"
      skeleton={<EventGridSkeleton />}
      texts={eventsTexts}
      whenEmpty={
        <NothingNarrowed view={view}>
          <NothingFound
            search={view.asked.search ?? ''}
            list="/events"
            drawing="calendar"
            next={{ to: '/companies', label: eventsTexts.browseCompanies }}
            texts={eventsTexts}
          />
        </NothingNarrowed>
      }
    >
      {(events) => (
        <>
          <EventGrid events={events} featureFirst={isWhole && events.length > 3} />
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
