import { CalendarPlus, Printer } from 'lucide-react';
import { Suspense } from 'react';
import { loginPath } from '#features/accounts/public.ts';
import { useSession } from '#features/accounts/web/public.ts';
import { eventsTexts } from '#features/events/events.texts.ts';
import { KEPT_EVENTS } from '#features/events/registrations/kept-events.ts';
import { registrationsTexts } from '#features/events/registrations/registrations.texts.ts';
import { RegistrationButtons } from '#features/events/registrations/web/lazy-registration-buttons.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { KeepButton } from '#ui/actions/keep-button.tsx';
import { ShareButton } from '#ui/actions/share-button.tsx';
import { BrochureButton } from './brochure-button.tsx';
import { type Event, RegisterButton } from './register-button.tsx';

/** The actions on an event, registration first. */
export function EventActions({ event }: { event: Event }) {
  const t = useTranslate();
  const local = useLocalPath();
  return (
    <div className="grid gap-3 print:hidden">
      <Registration event={event} />
      {event.pdf && <BrochureButton pdf={event.pdf} />}
      {!event.is_over && (
        <Button
          wide
          variant="secondary"
          href={local(`/event/${event.slug}.ics`)}
          download
          icon={<CalendarPlus aria-hidden="true" />}
        >
          {t(eventsTexts.addToCalendar)}
        </Button>
      )}
      <div className="grid grid-cols-2 gap-3">
        <ShareButton title={event.event_title} copied={eventsTexts.linkCopied} />
        <Button
          variant="quiet"
          icon={<Printer aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {t(eventsTexts.print)}
        </Button>
      </div>
    </div>
  );
}

/** Signed-in visitors register right here; everybody else gets a link to the organizer's site or the sign-in page. */
function Registration({ event }: { event: Event }) {
  const session = useSession();
  if (event.is_over) return <RegisterButton event={event} />;
  if (!session) {
    return (
      <>
        {/* On narrow screens the bar at the bottom has this button. */}
        <div className={event.registration_open ? 'max-lg:hidden' : undefined}>
          <RegisterButton event={event} />
        </div>
        <KeepButton
          list={KEPT_EVENTS}
          id={event.id}
          labels={registrationsTexts}
          login={loginPath(`/event/${event.slug}`)}
        />
      </>
    );
  }
  return (
    <Suspense fallback={<RegisterButton event={event} />}>
      <RegistrationButtons event={event} />
    </Suspense>
  );
}
