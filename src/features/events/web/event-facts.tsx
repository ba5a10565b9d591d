import { CalendarDays, Hash, MapPin, Ticket, UsersRound } from 'lucide-react';
import { eventHours } from '#features/events/event-hours.ts';
import { eventsTexts } from '#features/events/events.texts.ts';
import { isOnline } from '#features/events/online-place.ts';
import { showDateRange, showHijriDateRange } from '#platform/dates/show-date.ts';
import { mapSearchLink } from '#platform/geo/map-search.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import { FactList } from '#ui/display/fact-list.tsx';
import { eventDays } from './event-dates.ts';
import { formatPrice } from './event-price.ts';
import type { Event } from './register-button.tsx';

/** Dates, place and price. */
export function EventFacts({ event }: { event: Event }) {
  const t = useTranslate();
  const price = formatPrice(t, event);
  return (
    <FactList
      className="grid-cols-1 print:grid-cols-2"
      facts={[
        {
          id: 'dates',
          icon: <CalendarDays />,
          term: t(eventsTexts.dates),
          value: <EventDates event={event} />,
        },
        {
          id: 'location',
          icon: <MapPin />,
          term: t(eventsTexts.location),
          value: <EventPlace event={event} />,
        },
        ...(price
          ? [{ id: 'price', icon: <Ticket />, term: t(eventsTexts.price), value: price }]
          : []),
      ]}
    />
  );
}

/** The organizer, and the reference for questions about the event. */
export function EventOrigin({ event }: { event: Event }) {
  const t = useTranslate();
  return (
    <FactList
      className="grid-cols-1 print:grid-cols-2"
      facts={[
        {
          id: 'organizer',
          icon: <UsersRound />,
          term: t(eventsTexts.organizer),
          value: (
            <Link
              to={`/company/${event.company_id}`}
              className="text-action underline-offset-4 hover:underline"
            >
              {event.organizer}
            </Link>
          ),
        },
        {
          id: 'reference',
          icon: <Hash />,
          term: t(eventsTexts.reference),
          value: (
            <span className="inline-flex flex-wrap items-center gap-1">
              <bdi className="font-mono text-sm">{event.event_ref}</bdi>
              <span className="-my-2 print:hidden">
                <CopyButton text={event.event_ref} />
              </span>
            </span>
          ),
        },
      ]}
    />
  );
}

/** The place with a link to a map, unless the event is online. */
function EventPlace({ event }: { event: Event }) {
  const t = useTranslate();
  if (!event.location) return t(eventsTexts.toBeAnnounced);
  if (isOnline(event)) return event.location;
  return (
    <>
      {event.location}
      <a
        href={mapSearchLink(`${event.location}, ${event.country_name}`)}
        target="_blank"
        rel="noopener noreferrer"
        className="block text-action text-sm underline-offset-4 hover:underline print:hidden"
      >
        {t(eventsTexts.showOnMap)}
        <span className="sr-only">{t(eventsTexts.opensInNewTab)}</span>
      </a>
    </>
  );
}

function EventDates({ event }: { event: Event }) {
  const language = useLanguage();
  const { first, last } = eventDays(event);
  const hours = eventHours(event);
  return (
    <>
      <time dateTime={first} className="font-medium">
        {showDateRange(first, last, language)}
      </time>
      {hours && (
        <span className="block">
          <bdi>{hours}</bdi>
        </span>
      )}
      {language === 'ar' && (
        <span className="block text-muted text-sm">{showHijriDateRange(first, last)}</span>
      )}
    </>
  );
}
