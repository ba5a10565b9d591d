import { table } from '#platform/database/sql.ts';

export const eventRegistrations = table('event_registrations', {
  unwatched: 'only the person and the organizer read it',
});
