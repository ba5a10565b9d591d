import { table } from '#platform/database/sql.ts';

export const couponUses = table('coupon_uses', { unwatched: 'asked by POST only' });
