import { publishedSource } from '#console/server/published-source.ts';
import { tellRegistered } from '#features/events/registrations/server/event-removed.ts';
import { findableEvents } from './events.findable.ts';

export const publishedEvents = publishedSource({
  ...findableEvents,
  beforeRemove: (client, id, site) => tellRegistered(client, [id], site),
});
