import { collectionOperations } from '#collection/server/collection-operations.ts';
import { eventsCollectionTexts as texts } from '#features/events/events.collection.texts.ts';
import { eventsCollection } from '#features/events/events.collection.ts';
import { countRegistrations } from '#features/events/registrations/server/count-registrations.ts';
import {
  countRegistered,
  tellRegistered,
} from '#features/events/registrations/server/event-removed.ts';
import { readRowsPerCompany } from '#features/site/server/public.ts';
import { withinListings } from '#features/subscriptions/server/public.ts';
import { sql } from '#platform/database/sql.ts';
import { storeFormFiles } from '#platform/files/store-form-files.ts';
import { events } from './events.table.ts';

export const eventsCollectionOperations = collectionOperations(eventsCollection, {
  table: events,
  definedIn: new URL('../events.collection.ts', import.meta.url),
  readMostRows: readRowsPerCompany,
  listing: { expires: true },
  quota: withinListings,
  facts: { exhibitor_id: sql`company_id`, event_slug: sql`slug` },
  columns: {
    event_title: 'title',
    event_title_ar: 'title_ar',
    event_details: 'details',
    event_details_ar: 'details_ar',
    event_other_details: 'other_details',
    event_other_details_ar: 'other_details_ar',
    event_start_date: 'start_date',
    event_expiry_date: 'expiry_date',
    event_start_time: 'start_time',
    event_end_time: 'end_time',
    price: 'price_minor',
  },
  constraints: {
    events_end_has_start: texts.startTimeMissing,
    events_end_after_start: texts.endTimeTooEarly,
  },
  notifyBeforeDelete: tellRegistered,
  countConcerned: countRegistered,
  countPeople: countRegistrations,
  prepare: storeFormFiles(eventsCollection.fields),
});
