import { table } from '#platform/database/sql.ts';

export const enquiries = table('enquiries', { unwatched: 'shown to its two sides only' });
