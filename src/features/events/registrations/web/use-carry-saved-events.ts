import {
  getEventStanding,
  listMyEvents,
  saveEvent,
} from '#features/events/registrations/registrations.contract.ts';
import { useClient } from '#platform/pages/use-call.ts';
import { useCarryOver } from '#platform/pages/use-carry-over.ts';

const shownBy = [getEventStanding, listMyEvents];

/** Events that were saved before signing in become the account's. */
export function useCarrySavedEvents(): void {
  const client = useClient();
  useCarryOver('saved_events', (event_id) => client(saveEvent, { event_id, saved: 1 }), shownBy);
}
