import { CalendarDays, Hash, MapPin, UsersRound } from 'lucide-react';
import { eventsTexts } from '#features/events/events.texts.ts';
import { showDateRange, showHijriDate } from '#platform/dates/show-date.ts';
import { useLanguage, useSay } from '#platform/i18n/say-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import { FactList } from '#ui/display/fact-list.tsx';
import type { Event } from './event-actions.tsx';
import { eventDays } from './event-dates.ts';

/** When, where and by whom. */
export function EventFacts({ event }: { event: Event }) {
  const say = useSay();
  return (
    <FactList
      facts={[
        {
          id: 'dates',
          icon: <CalendarDays />,
          term: say(eventsTexts.dates),
          value: <EventDates event={event} />,
        },
        {
          id: 'location',
          icon: <MapPin />,
          term: say(eventsTexts.location),
          value: event.location ?? say(eventsTexts.toBeAnnounced),
        },
        {
          id: 'organizer',
          icon: <UsersRound />,
          term: say(eventsTexts.organizer),
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
          term: say(eventsTexts.reference),
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

function EventDates({ event }: { event: Event }) {
  const language = useLanguage();
  const { first, last } = eventDays(event);
  return (
    <>
      <time dateTime={first} className="font-medium">
        {showDateRange(first, last, language)}
      </time>
      {language === 'ar' && (
        <span className="block text-muted text-sm">
          {showHijriDate(first)}
          {last !== first && ` – ${showHijriDate(last)}`}
        </span>
      )}
    </>
  );
}
