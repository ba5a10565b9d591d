import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getNotifications } from '#features/accounts/public.ts';
import {
  cancelRegistration,
  getEventStanding,
  listMyEvents,
  registerForEvent,
  saveEvent,
} from '#features/events/registrations/registrations.contract.ts';
import { registrationsTexts as texts } from '#features/events/registrations/registrations.texts.ts';
import { failureMessage } from '#platform/calls/failure-message.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useClient } from '#platform/pages/use-call.ts';
import { useToast } from '#ui/feedback/toast-context.ts';

const MESSAGE_MS = 5000;
const changed = [getEventStanding, listMyEvents, getNotifications];

export type EventAction = 'register' | 'show-phone' | 'hide-phone' | 'cancel' | 'save' | 'unsave';

/** The actions on an event; each shows its outcome and updates every view of the event. */
export function useEventActions() {
  const t = useTranslate();
  const client = useClient();
  const queries = useQueryClient();
  const toaster = useToast();
  const [pending, setPending] = useState<EventAction>();

  const calls: Readonly<Record<EventAction, (event_id: number) => Promise<{ message: string }>>> = {
    register: (event_id) => client(registerForEvent, { event_id }),
    'show-phone': (event_id) => client(registerForEvent, { event_id, share_phone: 1 }),
    'hide-phone': (event_id) => client(registerForEvent, { event_id, share_phone: 0 }),
    cancel: (event_id) => client(cancelRegistration, { event_id }),
    save: (event_id) => client(saveEvent, { event_id, saved: 1 }),
    unsave: (event_id) => client(saveEvent, { event_id, saved: 0 }),
  };

  /** Resolves to whether it succeeded. */
  async function act(action: EventAction, eventId: number): Promise<boolean> {
    let done = true;
    setPending(action);
    try {
      const { message } = await calls[action](eventId);
      toaster.show({ message, tone: 'success', timeoutMs: MESSAGE_MS });
    } catch (error) {
      done = false;
      const message = failureMessage(error, t(texts.failed));
      toaster.show({ message, tone: 'danger', timeoutMs: MESSAGE_MS });
    }
    await Promise.all(changed.map(({ path }) => queries.invalidateQueries({ queryKey: [path] })));
    setPending(undefined);
    return done;
  }

  return { act, pending };
}
