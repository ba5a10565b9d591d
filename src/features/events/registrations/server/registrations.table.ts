import { table } from '#platform/database/sql.ts';

export const eventRegistrations = table('event_registrations', {
  unwatched: 'shown to its person and the organizer only',
});

export const savedEvents = table('saved_events', { unwatched: 'shown to its person only' });
