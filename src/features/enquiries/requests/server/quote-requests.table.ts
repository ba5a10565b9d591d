import { table } from '#platform/database/sql.ts';

export const quoteRequests = table('quote_requests', { unwatched: 'shown to its two sides only' });
