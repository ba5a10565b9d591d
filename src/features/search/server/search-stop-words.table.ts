import { table } from '#platform/database/sql.ts';

export const searchStopWords = table('search_stop_words', { unwatched: 'changes only at start' });
