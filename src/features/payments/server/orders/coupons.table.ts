import { table } from '#platform/database/sql.ts';

export const coupons = table('coupons', { unwatched: 'asked by POST only' });
