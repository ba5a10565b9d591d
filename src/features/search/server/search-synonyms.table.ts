import { table } from '#platform/database/sql.ts';

export const searchSynonyms = table('search_synonyms');
