import { KEPT_EVENTS } from '#features/events/registrations/kept-events.ts';
import {
  getEventStanding,
  listMyEvents,
  saveEvent,
} from '#features/events/registrations/registrations.contract.ts';
import { useClient } from '#platform/pages/use-call.ts';
import { useCarryOver } from '#platform/pages/use-carry-over.ts';

const shownBy = [getEventStanding, listMyEvents];

/** Moves events that were saved before signing in to the account. */
export function useCarrySavedEvents(): void {
  const client = useClient();
  useCarryOver(KEPT_EVENTS, (event_id) => client(saveEvent, { event_id, saved: 1 }), shownBy);
}
