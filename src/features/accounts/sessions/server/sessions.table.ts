import { table } from '#platform/database/sql.ts';

export const sessions = table('sessions', { unwatched: 'checked, never shown from a cache' });
