import { table } from '#platform/database/sql.ts';

export const apiKeys = table('api_keys', { unwatched: 'shown to its account only' });
