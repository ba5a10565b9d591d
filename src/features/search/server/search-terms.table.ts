import { table } from '#platform/database/sql.ts';

export const searchTerms = table('search_terms');
