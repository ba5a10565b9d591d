import { table } from '#platform/database/sql.ts';

export const companies = table('companies', { followedBy: ['id', 'country', 'partner_position'] });
