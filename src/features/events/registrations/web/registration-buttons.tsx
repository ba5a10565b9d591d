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
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { useCarrySavedEvents } from './use-carry-saved-events.ts';
import { useEventActions } from './use-event-actions.ts';

type Standing = CallAnswer<typeof getEventStanding>;
type Actions = ReturnType<typeof useEventActions>;
type Props = { event: Event; standing: Standing | undefined; actions: Actions };

/** Buttons to register for an event or save it, and to undo either. */
export function RegistrationButtons({ event }: { event: Event }) {
  // Public pages have no toasts of their own.
  return (
    <ToastProvider>
      <Buttons event={event} />
    </ToastProvider>
  );
}

function Buttons({ event }: { event: Event }) {
  useCarrySavedEvents();
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
  const [sharesPhone, setSharesPhone] = useState(false);
  if (!event.registration_open || event.event_link) return <RegisterButton event={event} />;
  const action = sharesPhone ? 'show-phone' : 'register';
  return (
    <div className="grid gap-3">
      <Button
        wide
        size="lg"
        loading={actions.pending === action}
        disabled={!standing}
        onClick={() => void actions.act(action, event.id)}
      >
        {t(eventsTexts.register)}
      </Button>
      <SeenByOrganizer checked={sharesPhone} onChange={setSharesPhone} />
    </div>
  );
}

type SeenProps = { checked: boolean; disabled?: boolean; onChange: (shares: boolean) => void };

/** Says what the organizer sees of the visitor, and asks whether to share the phone number. */
function SeenByOrganizer({ checked, disabled, onChange }: SeenProps) {
  const t = useTranslate();
  return (
    <div className="grid gap-1 text-soft text-sm">
      <p>{t(texts.seenAlways)}</p>
      <Checkbox
        label={t(texts.sharePhone)}
        help={t(texts.sharePhoneHelp)}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
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
      <SeenByOrganizer
        checked={standing?.shares_phone ?? false}
        disabled={actions.pending !== undefined}
        onChange={(shares) => void actions.act(shares ? 'show-phone' : 'hide-phone', event.id)}
      />
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
