import { CalendarDays, MapPin } from 'lucide-react';
import type { listEvents } from '#features/events/events.contract.ts';
import { eventsTexts } from '#features/events/events.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { showDateRange } from '#platform/dates/show-date.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { CachedMarkup } from '#platform/pages/cached-markup.tsx';
import { Link } from '#platform/pages/link.tsx';
import { usePageTime } from '#platform/pages/page-time.ts';
import { Badge } from '#ui/display/badge.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Card } from '#ui/layout/card.tsx';
import { EventCover } from './event-cover.tsx';
import { eventDays } from './event-dates.ts';
import { formatPrice } from './event-price.ts';

export type ListedEvent = CallAnswer<typeof listEvents>['events'][number];

const coverSizes = '(width >= 64rem) 24rem, (width >= 40rem) 50vw, 100vw';
const wideCoverSizes = '(width >= 64rem) 38rem, 100vw';

type EventCardProps = {
  event: ListedEvent;
  /** Loads the cover without waiting for it to be scrolled to. */
  eager: boolean;
  /** Takes a whole row on wide screens, with cover and text side by side. */
  featured: boolean;
  /** The company whose page shows the card; it is not named again as the organizer. */
  ofCompany?: string | undefined;
};

export function EventCard({ event, eager, featured, ofCompany }: EventCardProps) {
  const t = useTranslate();
  const language = useLanguage();
  const today = todayAt(usePageTime());
  const { first, last } = eventDays(event);
  const price = formatPrice(t, event);
  return (
    <Card
      as="li"
      interactive
      padding="none"
      className={joinClasses(
        'flex flex-col overflow-hidden',
        featured && 'sm:col-span-2 lg:col-span-3 lg:flex-row lg:[&>:first-child]:w-1/2',
      )}
    >
      <EventCover
        image={event.image}
        sizes={featured ? wideCoverSizes : coverSizes}
        eager={eager}
        className="shrink-0"
      />
      <CachedMarkup
        as="div"
        name="event-card"
        shows={[event, featured, ofCompany]}
        className={joinClasses(
          'flex min-w-0 grow flex-col p-5',
          featured && 'lg:justify-center lg:p-10',
        )}
      >
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium text-sand text-sm">
          <CalendarDays aria-hidden="true" className="size-4 shrink-0" />
          <time dateTime={first}>{showDateRange(first, last, language, 'short')}</time>
          {first <= today && <Badge tone="success">{t(eventsTexts.onNow)}</Badge>}
        </p>
        <h2 className={joinClasses('mt-2 font-semibold', featured ? 'text-2xl' : 'text-lg')}>
          <Link
            to={`/event/${event.slug}`}
            className="line-clamp-3 break-words outline-none after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-2 focus-visible:after:outline-action"
          >
            {event.event_title}
          </Link>
        </h2>
        <p className="mt-2 mb-4 flex gap-2 text-soft text-sm last:mb-0">
          <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
          <span className="line-clamp-2 break-words">
            {event.location ?? t(eventsTexts.toBeAnnounced)}
          </span>
        </p>
        {featured && event.event_details && (
          <p className="mb-4 line-clamp-3 break-words text-soft">{event.event_details}</p>
        )}
        {(event.event_kind_name || price) && (
          <p className="mb-4 flex flex-wrap gap-2 last:mb-0">
            {event.event_kind_name && <Badge>{event.event_kind_name}</Badge>}
            {price && <Badge tone={event.price === '0' ? 'success' : 'sand'}>{price}</Badge>}
          </p>
        )}
        {event.organizer !== ofCompany && (
          <p className="mt-auto truncate border-line border-t pt-3 text-muted text-sm">
            {t(eventsTexts.organizedBy, { organizer: event.organizer })}
          </p>
        )}
      </CachedMarkup>
    </Card>
  );
}
