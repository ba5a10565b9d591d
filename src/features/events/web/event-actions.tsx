import { CalendarPlus, FileDown, Printer } from 'lucide-react';
import { Suspense, useState } from 'react';
import { userTypes } from '#features/accounts/public.ts';
import { useSession } from '#features/accounts/web/public.ts';
import { eventsTexts } from '#features/events/events.texts.ts';
import { RegistrationButtons } from '#features/events/registrations/web/lazy-registration-buttons.ts';
import { uploadAddress } from '#platform/files/upload-address.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';
import { type Event, RegisterButton } from './register-button.tsx';
import { ShareButton } from './share-button.tsx';

/** What one can do about an event, the registration first. */
export function EventActions({ event }: { event: Event }) {
  const t = useTranslate();
  const local = useLocalPath();
  return (
    <div className="grid gap-3 print:hidden">
      <Registration event={event} />
      <BrochureButton pdf={event.pdf} />
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
        <ShareButton title={event.event_title} />
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

/** A job seeker registers here and now; everybody else is led to where that is possible. */
function Registration({ event }: { event: Event }) {
  const session = useSession();
  if (session?.userType !== userTypes.jobSeeker || event.is_over) {
    return <RegisterButton event={event} />;
  }
  return (
    <Suspense fallback={<RegisterButton event={event} />}>
      <RegistrationButtons event={event} />
    </Suspense>
  );
}

function BrochureButton({ pdf }: { pdf: string | null }) {
  const t = useTranslate();
  const [missing, setMissing] = useState(false);
  const look = { wide: true, variant: 'secondary', icon: <FileDown aria-hidden="true" /> } as const;
  if (pdf) {
    return (
      <Button {...look} href={uploadAddress('brochures', pdf)} download>
        {t(eventsTexts.brochure)}
      </Button>
    );
  }
  return (
    <>
      <Button {...look} onClick={() => setMissing(true)}>
        {t(eventsTexts.brochure)}
      </Button>
      <AlertDialog
        open={missing}
        onClose={() => setMissing(false)}
        title={t(eventsTexts.noBrochure)}
      />
    </>
  );
}
