import { table } from '#platform/database/sql.ts';

export const searchSalts = table('search_salts', { unwatched: 'compared, never shown' });
