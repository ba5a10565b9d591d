import type { CompanyTab, CompanyTabProps } from '#features/companies/public.ts';
import { CompanyHighlight } from '#features/companies/web/public.ts';
import { listCompanyEvents } from '#features/events/events.contract.ts';
import { eventsTexts } from '#features/events/events.texts.ts';
import { nextEventsTexts as texts } from '#features/events/next-events.texts.ts';
import { partsOfDate } from '#platform/dates/show-date.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { prefetchCall } from '#platform/pages/call-query.ts';
import { Link } from '#platform/pages/link.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { Card } from '#ui/layout/card.tsx';
import type { ListedEvent } from './event-card.tsx';
import { eventDays } from './event-dates.ts';

const EVENTS_SHOWN = 3;

const asked = (id: number | string) => ({ id: String(id), limit: EVENTS_SHOWN });

function EventLine({ event }: { event: ListedEvent }) {
  const t = useTranslate();
  const { first } = eventDays(event);
  const { day, month } = partsOfDate(first, useLanguage(), 'short');
  return (
    <Card as="li" interactive padding="none" className="flex items-center gap-4 p-3">
      <time
        dateTime={first}
        className="grid size-14 shrink-0 place-content-center rounded-lg bg-sand-soft text-center text-sand leading-tight"
      >
        <span className="font-semibold text-lg tabular-nums">{day}</span>
        <span className="text-xs">{month}</span>
      </time>
      <div className="min-w-0">
        <h3 className="font-semibold leading-snug">
          <Link
            to={`/event/${event.slug}`}
            className="line-clamp-2 break-words outline-none after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-2 focus-visible:after:outline-action"
          >
            {event.event_title}
          </Link>
        </h3>
        <p className="mt-0.5 line-clamp-1 break-words text-muted text-sm">
          {event.location ?? t(eventsTexts.toBeAnnounced)}
        </p>
      </div>
    </Card>
  );
}

function Body({ companyId }: CompanyTabProps) {
  const t = useTranslate();
  const events = useCall(listCompanyEvents, asked(companyId)).data?.events ?? [];
  if (events.length === 0) return null;
  return (
    <CompanyHighlight
      title={t(texts.title)}
      companyId={companyId}
      tab="events"
      all={t(texts.all)}
      half
    >
      <ul className="grid gap-3">
        {events.map((event) => (
          <EventLine key={event.slug} event={event} />
        ))}
      </ul>
    </CompanyHighlight>
  );
}

/** A company's next events, as a highlight on its page. */
export const nextEvents: CompanyTab = {
  load: (page, id) => prefetchCall(page, listCompanyEvents, asked(id)),
  Body,
};
