import { table } from '#platform/database/sql.ts';

export const branches = table('branches', { followedBy: ['company_id'] });
