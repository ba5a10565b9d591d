import { table } from '#platform/database/sql.ts';

export const brands = table('brands', { followedBy: ['company_id'] });
