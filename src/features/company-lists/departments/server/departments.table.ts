import { table } from '#platform/database/sql.ts';

export const departments = table('departments', { followedBy: ['company_id'] });
