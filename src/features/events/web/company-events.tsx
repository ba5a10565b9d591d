import type { CompanyTab, CompanyTabProps } from '#features/companies/public.tsx';
import { firstCompanyEvents, listCompanyEvents } from '#features/events/events.contract.ts';
import { eventsTexts } from '#features/events/events.texts.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import { prefetchCall } from '#platform/pages/call-query.ts';
import { usePagedCall } from '#platform/pages/use-paged-call.ts';
import { LoadMore } from '#ui/actions/load-more.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { EventGrid, EventGridSkeleton } from './event-grid.tsx';

function Body({ companyId, whenEmpty }: CompanyTabProps) {
  const say = useSay();
  const pages = usePagedCall(listCompanyEvents, firstCompanyEvents(companyId));
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
  if (events.length === 0) return whenEmpty;
  return (
    <>
      <EventGrid events={events} />
      <LoadMore pages={pages} />
    </>
  );
}

/** What the EVENTS tab of a company's page shows. */
export const companyEventsTab: CompanyTab = {
  load: (page, companyId) => prefetchCall(page, listCompanyEvents, firstCompanyEvents(companyId)),
  Body,
};
