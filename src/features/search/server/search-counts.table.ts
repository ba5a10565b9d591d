import { table } from '#platform/database/sql.ts';

export const searchCounts = table('search_counts');
