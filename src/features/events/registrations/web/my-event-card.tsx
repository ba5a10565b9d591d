import { CalendarDays, MapPin } from 'lucide-react';
import { eventHours } from '#features/events/event-hours.ts';
import { eventsTexts } from '#features/events/events.texts.ts';
import { myEventsTexts as texts } from '#features/events/registrations/my-events.texts.ts';
import type {
  EventTab,
  listMyEvents,
} from '#features/events/registrations/registrations.contract.ts';
import { registrationsTexts } from '#features/events/registrations/registrations.texts.ts';
import { EventCover } from '#features/events/web/event-cover.tsx';
import { eventDays } from '#features/events/web/event-dates.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { showDateRange } from '#platform/dates/show-date.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/layout/card.tsx';

export type MyEvent = CallAnswer<typeof listMyEvents>['events'][number];

type CardProps = { event: MyEvent; tab: EventTab; onCancel: () => void; onUnsave: () => void };

const coverSizes = '(width >= 40rem) 14rem, 100vw';

export function MyEventCard(props: CardProps) {
  const { event } = props;
  const t = useTranslate();
  const language = useLanguage();
  const { first, last } = eventDays(event);
  const hours = eventHours(event);
  return (
    <Card as="li" padding="none" className="flex flex-col overflow-hidden sm:flex-row">
      <EventCover
        image={event.image}
        sizes={coverSizes}
        className="shrink-0 sm:aspect-auto sm:w-56"
      />
      <div className="grid min-w-0 grow content-start gap-3 p-5">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h2 className="min-w-0 break-words font-semibold text-lg">{event.event_title}</h2>
          {event.registered && !event.is_over && (
            <Badge dot tone="success">
              {t(texts.registered)}
            </Badge>
          )}
        </div>
        <p className="flex gap-2 text-soft text-sm">
          <CalendarDays aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
          <span>
            <time dateTime={first}>{showDateRange(first, last, language)}</time>
            {hours && <bdi className="block">{hours}</bdi>}
          </span>
        </p>
        <p className="flex gap-2 text-soft text-sm">
          <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
          <span className="min-w-0 break-words">
            {event.location ?? t(eventsTexts.toBeAnnounced)}
          </span>
        </p>
        <Actions {...props} />
      </div>
    </Card>
  );
}

function Actions({ event, tab, onCancel, onUnsave }: CardProps) {
  const t = useTranslate();
  const local = useLocalPath();
  const values = { event: event.event_title };
  return (
    <div className="flex flex-wrap items-center gap-3 pt-1">
      {event.is_shown ? (
        <Button
          size="sm"
          variant="secondary"
          href={local(`/event/${event.slug}`)}
          aria-label={t(texts.viewDetailsOf, values)}
        >
          {t(texts.viewDetails)}
        </Button>
      ) : (
        <Badge tone="warning">{t(texts.takenOff)}</Badge>
      )}
      {tab === 'registered' && event.can_cancel && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={t(registrationsTexts.cancelOf, values)}
          onClick={onCancel}
        >
          {t(registrationsTexts.cancel)}
        </Button>
      )}
      {tab === 'registered' && !event.can_cancel && (
        <span className="text-muted text-sm">{t(texts.tooLate)}</span>
      )}
      {tab === 'saved' && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={t(texts.removeSavedOf, values)}
          onClick={onUnsave}
        >
          {t(texts.removeSaved)}
        </Button>
      )}
    </div>
  );
}
