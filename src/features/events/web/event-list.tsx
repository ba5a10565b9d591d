import type { listEvents } from '#features/events/events.contract.ts';
import { eventsTexts } from '#features/events/events.texts.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import type { usePagedCall } from '#platform/pages/use-paged-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { LoadMore } from '#ui/actions/load-more.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { EventGrid, EventGridSkeleton } from './event-grid.tsx';

type EventListProps = {
  pages: ReturnType<typeof usePagedCall<typeof listEvents>>;
  search: string;
};

export function EventList({ pages, search }: EventListProps) {
  const say = useSay();
  if (pages.isLoading) return <EventGridSkeleton label={say(eventsTexts.loading)} />;
  if (pages.failure) {
    return (
      <ErrorState
        title={say(eventsTexts.loadFailed)}
        onRetry={() => void pages.retry()}
        retrying={pages.isFetching}
      >
        {say(eventsTexts.unableToLoad, { reason: pages.failure.message })}
      </ErrorState>
    );
  }
  const events = pages.pages.flatMap((page) => page.events);
  if (events.length === 0) return <NothingFound search={search} />;
  return (
    <>
      <EventGrid events={events} featureFirst={search === '' && events.length > 3} />
      <LoadMore pages={pages} />
      <p role="status" className="mt-8 text-center text-muted text-sm">
        {say(eventsTexts.shownCount, { count: events.length })}
      </p>
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
        title={say(eventsTexts.noneFound)}
        action={<Button href={local('/events')}>{say(eventsTexts.clearSearch)}</Button>}
      >
        {say(eventsTexts.noMatchHint, { words: search })}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={say(eventsTexts.noneFound)}
      action={<Button href={local('/companies')}>{say(eventsTexts.browseCompanies)}</Button>}
    >
      {say(eventsTexts.noneFoundHint)}
    </EmptyState>
  );
}
