import { table } from '#platform/database/sql.ts';

export const searchPages = table('search_pages', { unwatched: 'changes only at start' });
