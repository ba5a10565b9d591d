import { table } from '#platform/database/sql.ts';

export const subscriptions = table('subscriptions', { followedBy: ['company_id'] });
