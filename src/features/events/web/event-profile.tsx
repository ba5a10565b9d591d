import { CalendarX } from 'lucide-react';
import { Suspense } from 'react';
import { useSession } from '#features/accounts/web/public.ts';
import { eventsTexts } from '#features/events/events.texts.ts';
import { showDate } from '#platform/dates/show-date.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import { usePagePart } from '#platform/pages/page-part.ts';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { actionBarClasses } from '#ui/layout/action-bar.ts';
import { Card } from '#ui/layout/card.tsx';
import { EventCover } from './event-cover.tsx';
import { eventDays } from './event-dates.ts';
import { eventDepthPart } from './event-parts.ts';
import { EventSections } from './event-sections.tsx';
import { type Event, RegisterButton } from './register-button.tsx';

const coverSizes = '(width >= 76rem) 48rem, (width >= 64rem) 60vw, 100vw';

export function EventProfile({ event }: { event: Event }) {
  return (
    <article>
      <header className="mb-6">
        <p className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-2 break-words font-medium text-sand text-sm">
          {event.organizer}
          {event.event_kind_name && <Badge>{event.event_kind_name}</Badge>}
        </p>
        <h1 className="break-words font-semibold text-3xl">{event.event_title}</h1>
      </header>
      {event.is_over && <OverNotice event={event} />}
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-12 print:block">
        <EventCover
          image={event.image}
          sizes={coverSizes}
          eager
          className="rounded-xl print:hidden"
        />
        <div className="lg:sticky lg:top-24 lg:row-span-2">
          <Suspense>
            <Aside event={event} />
          </Suspense>
        </div>
        <EventSections event={event} />
      </div>
      <Suspense>
        <Similar event={event} />
      </Suspense>
      <RegisterBar event={event} />
    </article>
  );
}

/** A bar with the registration button on phones; signed-in visitors have it among the facts. */
function RegisterBar({ event }: { event: Event }) {
  const session = useSession();
  if (session || event.is_over || !event.registration_open) return null;
  return (
    <div className={actionBarClasses}>
      <RegisterButton event={event} size="md" />
    </div>
  );
}

function Aside({ event }: { event: Event }) {
  const { EventAside } = usePagePart(eventDepthPart);
  return <EventAside event={event} />;
}

function Similar({ event }: { event: Event }) {
  const { SimilarEvents } = usePagePart(eventDepthPart);
  return <SimilarEvents slug={event.slug} />;
}

function OverNotice({ event }: { event: Event }) {
  const t = useTranslate();
  const language = useLanguage();
  const local = useLocalPath();
  const date = showDate(eventDays(event).last, language);
  return (
    <Card tone="sand" className="mb-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="flex gap-4">
          <CalendarX aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-sand" />
          <div>
            <h2 className="font-semibold text-lg">{t(eventsTexts.over)}</h2>
            <p className="text-soft">{t(eventsTexts.overHint, { date })}</p>
          </div>
        </div>
        <Button variant="secondary" href={local('/events')} className="print:hidden">
          {t(eventsTexts.upcoming)}
        </Button>
      </div>
    </Card>
  );
}
