import { table } from '#platform/database/sql.ts';

export const savedEvents = table('saved_events', { unwatched: 'only the person reads it' });
