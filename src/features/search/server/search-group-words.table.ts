import { table } from '#platform/database/sql.ts';

export const searchGroupWords = table('search_group_words');
