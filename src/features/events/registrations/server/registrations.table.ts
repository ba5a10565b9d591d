import { table } from '#platform/database/sql.ts';

export const eventRegistrations = table('event_registrations');
export const savedEvents = table('saved_events');
