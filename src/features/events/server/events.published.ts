import { publishedSource } from '#console/server/published-source.ts';
import { tellRegistered } from '#features/events/registrations/server/event-removed.ts';
import { findableEvents } from './events.findable.ts';

export const publishedEvents = publishedSource({
  ...findableEvents,
  async beforeRemove(client, id, site) {
    await tellRegistered(client, [id], site);
  },
});
