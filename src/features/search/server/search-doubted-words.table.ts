import { table } from '#platform/database/sql.ts';

export const searchDoubtedWords = table('search_doubted_words');
