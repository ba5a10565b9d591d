import { table } from '#platform/database/sql.ts';

export const savedSearches = table('saved_searches', { unwatched: 'only the person reads it' });
