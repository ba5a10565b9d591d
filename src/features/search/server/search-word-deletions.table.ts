import { table } from '#platform/database/sql.ts';

export const searchWordDeletions = table('search_word_deletions');
