import { table } from '#platform/database/sql.ts';

export const services = table('services', { followedBy: ['company_id'] });
