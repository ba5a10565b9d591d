import { table } from '#platform/database/sql.ts';

export const shippedSynonyms = table('shipped_synonyms', { unwatched: 'changes only at start' });
