import { table } from '#platform/database/sql.ts';

export const searchMisses = table('search_misses', { unwatched: 'only the operator reads it' });
