import type { CompanyTab, CompanyTabProps } from '#features/companies/public.ts';
import { firstCompanyEvents, listCompanyEvents } from '#features/events/events.contract.ts';
import { eventsTexts } from '#features/events/events.texts.ts';
import { prefetchCall } from '#platform/pages/call-query.ts';
import { usePagedCall } from '#platform/pages/use-paged-call.ts';
import { PagedList } from '#ui/layout/paged-list.tsx';
import { EventGrid, EventGridSkeleton } from './event-grid.tsx';

function Body({ companyId, companyName, whenEmpty }: CompanyTabProps) {
  return (
    <PagedList
      pages={usePagedCall(listCompanyEvents, firstCompanyEvents(companyId))}
      of="events"
      skeleton={<EventGridSkeleton />}
      texts={eventsTexts}
      whenEmpty={whenEmpty}
    >
      {(events) => (
        <EventGrid events={events} featureFirst={events.length === 1} ofCompany={companyName} />
      )}
    </PagedList>
  );
}

/** The EVENTS tab of a company's page. */
export const companyEventsTab: CompanyTab = {
  load: (page, companyId) => prefetchCall(page, listCompanyEvents, firstCompanyEvents(companyId)),
  Body,
};
