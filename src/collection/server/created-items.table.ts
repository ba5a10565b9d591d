import { table } from '#platform/database/sql.ts';

export const createdItems = table('created_items', { unwatched: 'asked by POST only' });
