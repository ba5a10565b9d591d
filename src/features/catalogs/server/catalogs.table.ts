import { table } from '#platform/database/sql.ts';

export const catalogs = table('catalogs', { followedBy: ['company_id', 'country'] });
