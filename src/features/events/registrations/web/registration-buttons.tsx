import { Bookmark, BookmarkCheck, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { eventsTexts } from '#features/events/events.texts.ts';
import { getEventStanding } from '#features/events/registrations/registrations.contract.ts';
import { registrationsTexts as texts } from '#features/events/registrations/registrations.texts.ts';
import { type Event, RegisterButton } from '#features/events/web/register-button.tsx';
import type { CallAnswer } from '#platform/calls/call.ts';
import { showMoment } from '#platform/dates/show-moment.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { ToastProvider } from '#ui/feedback/toast-provider.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { useEventActions } from './use-event-actions.ts';

type Standing = CallAnswer<typeof getEventStanding>;
type Actions = ReturnType<typeof useEventActions>;
type Props = { event: Event; standing: Standing | undefined; actions: Actions };

/** Registering for an event, saving it, and taking either back. */
export function RegistrationButtons({ event }: { event: Event }) {
  // Public pages carry no notices of their own.
  return (
    <ToastProvider>
      <Buttons event={event} />
    </ToastProvider>
  );
}

function Buttons({ event }: { event: Event }) {
  const actions = useEventActions();
  const { data } = useCall(getEventStanding, { event_id: event.id });
  const parts = { event, standing: data, actions };
  return (
    <>
      {data?.registered ? <Registered {...parts} /> : <Register {...parts} />}
      <Save {...parts} />
    </>
  );
}

function Register({ event, standing, actions }: Props) {
  const t = useTranslate();
  if (!event.registration_open || event.event_link) return <RegisterButton event={event} />;
  return (
    <Button
      wide
      size="lg"
      loading={actions.pending === 'register'}
      disabled={!standing}
      onClick={() => void actions.act('register', event.id)}
    >
      {t(eventsTexts.register)}
    </Button>
  );
}

function Registered({ event, standing, actions }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const [asking, setAsking] = useState(false);

  async function cancel() {
    await actions.act('cancel', event.id);
    setAsking(false);
  }

  const time = standing && showMoment(standing.cancel_until, language);
  return (
    <div className="grid gap-3 rounded-lg bg-success-soft p-4">
      <p className="flex gap-2.5 font-medium">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
        {t(texts.registered)}
      </p>
      <p className="text-soft text-sm">
        {standing?.can_cancel ? t(texts.cancelUntil, { time: time ?? '' }) : t(texts.tooLate)}
      </p>
      {standing?.can_cancel && (
        <Button size="sm" variant="secondary" onClick={() => setAsking(true)}>
          {t(texts.cancel)}
        </Button>
      )}
      <CancelDialog
        event={asking ? event.event_title : undefined}
        pending={actions.pending === 'cancel'}
        onClose={() => setAsking(false)}
        onConfirm={() => void cancel()}
      />
    </div>
  );
}

function Save({ event, standing, actions }: Props) {
  const t = useTranslate();
  const saved = standing?.saved ?? false;
  const action = saved ? 'unsave' : 'save';
  return (
    <Button
      wide
      variant="secondary"
      aria-pressed={saved}
      disabled={!standing}
      loading={actions.pending === 'save' || actions.pending === 'unsave'}
      icon={saved ? <BookmarkCheck aria-hidden="true" /> : <Bookmark aria-hidden="true" />}
      onClick={() => void actions.act(action, event.id)}
    >
      {t(saved ? texts.unsave : texts.save)}
    </Button>
  );
}
