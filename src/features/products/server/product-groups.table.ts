import { table } from '#platform/database/sql.ts';

export const productGroups = table('product_groups', { followedBy: ['country'] });
