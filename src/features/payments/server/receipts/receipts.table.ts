import { table } from '#platform/database/sql.ts';

export const receipts = table('receipts', { unwatched: 'shown to its company only' });
