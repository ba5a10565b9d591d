import { table } from '#platform/database/sql.ts';

export const searchWords = table('search_words');
