import { organizerOperations } from '#features/events/registrations/server/organizer.operations.ts';
import { registrationsOperations } from '#features/events/registrations/server/registrations.operations.ts';
import { registrationsPersonalData } from '#features/events/registrations/server/registrations.personal-data.ts';
import type { ServerFeature } from '#platform/features/server-feature.ts';
import { namedIn } from '#platform/files/named-files.ts';
import { followedEvents } from './event-list.ts';
import { eventsCollectionOperations } from './events.collection-operations.ts';
import { eventsDocuments } from './events.documents.ts';
import { eventsFeed } from './events.feed.ts';
import { eventsOperations } from './events.operations.ts';
import { eventsPersonalData } from './events.personal-data.ts';
import { publishedEvents } from './events.published.ts';
import { eventsSitemap } from './events.sitemap.ts';
import { events } from './events.table.ts';

export const feature: ServerFeature = {
  operations: [
    ...eventsOperations,
    ...eventsCollectionOperations,
    ...registrationsOperations,
    ...organizerOperations,
  ],
  personalData: [registrationsPersonalData, eventsPersonalData],
  sitemaps: [eventsSitemap],
  documents: eventsDocuments,
  published: [publishedEvents],
  followed: [followedEvents],
  feeds: [eventsFeed],
  storedFiles: [
    namedIn('Upload/events', events, ['image']),
    namedIn('Upload/brochures', events, ['pdf']),
  ],
};
