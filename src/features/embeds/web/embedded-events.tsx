import { listCompanyEvents } from '#features/events/public.ts';
import { EventCover, eventDays, formatPrice } from '#features/events/web/public.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { showDateRange } from '#platform/dates/show-date.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { prefetchCall } from '#platform/pages/call-query.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { EmbedCard } from './embed-card.tsx';
import { askedOf, type EmbeddedList, EntriesOrNothing } from './embedded-list.tsx';

type ListedEvent = CallAnswer<typeof listCompanyEvents>['events'][number];

function EventEntry({ event }: { event: ListedEvent }) {
  const t = useTranslate();
  const language = useLanguage();
  const { first, last } = eventDays(event);
  return (
    <EmbedCard
      to={`/event/${event.slug}`}
      title={event.event_title}
      picture={<EventCover image={event.image} sizes="(width >= 36rem) 18rem, 100vw" />}
    >
      <p className="font-medium text-sand text-sm">
        <time dateTime={first}>{showDateRange(first, last, language, 'short')}</time>
      </p>
      <p className="mt-auto break-words text-muted text-sm">
        {[event.location, formatPrice(t, event)].filter(Boolean).join(' · ')}
      </p>
    </EmbedCard>
  );
}

function Body({ companyId }: { companyId: string }) {
  const answer = useCall(listCompanyEvents, askedOf(companyId));
  return (
    <EntriesOrNothing
      answer={answer}
      entries={answer.data?.events}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-3"
    >
      {(event) => <EventEntry key={event.id} event={event} />}
    </EntriesOrNothing>
  );
}

export const embeddedEvents: EmbeddedList = {
  load: (page, companyId) => prefetchCall(page, listCompanyEvents, askedOf(companyId)),
  Body,
};
