import { table } from '#platform/database/sql.ts';

export const coupons = table('coupons');
export const orders = table('orders');
export const receipts = table('receipts');
