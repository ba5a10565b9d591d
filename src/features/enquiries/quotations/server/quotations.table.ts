import { table } from '#platform/database/sql.ts';

export const quotations = table('quotations', { unwatched: 'shown to its two sides only' });
