import { table } from '#platform/database/sql.ts';

export const searchAskers = table('search_askers', { unwatched: 'compared, never shown' });
