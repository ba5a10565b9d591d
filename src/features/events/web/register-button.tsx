import { ExternalLink } from 'lucide-react';
import { loginPath } from '#features/accounts/public.ts';
import type { findEvent } from '#features/events/events.contract.ts';
import { eventsTexts } from '#features/events/events.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import { Button } from '#ui/actions/button.tsx';
import type { ButtonSize } from '#ui/actions/button-classes.ts';

export type Event = CallAnswer<typeof findEvent>['event'];

type RegisterButtonProps = { event: Event; size?: ButtonSize };

/** Leads to the organizer's site or the sign-in page. */
export function RegisterButton({ event, size = 'lg' }: RegisterButtonProps) {
  const t = useTranslate();
  const local = useLocalPath();
  if (!event.registration_open) {
    return (
      <Button wide size={size} disabled>
        {t(eventsTexts.registrationUnavailable)}
      </Button>
    );
  }
  if (!event.event_link) {
    return (
      <Button wide size={size} href={local(loginPath(`/event/${event.slug}`))}>
        {t(eventsTexts.register)}
      </Button>
    );
  }
  return (
    <Button
      wide
      size={size}
      href={event.event_link}
      target="_blank"
      rel="noopener noreferrer"
      trailingIcon={<ExternalLink aria-hidden="true" />}
    >
      {t(eventsTexts.register)}
      <span className="sr-only">{t(eventsTexts.opensInNewTab)}</span>
    </Button>
  );
}
