import type pg from 'pg';
import { startPeriod } from '#features/subscriptions/server/public.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { redeemCoupon } from './coupons.ts';
import type { Order } from './order.ts';

/** Everything a payment brings about, in the caller's transaction: all of it or nothing. */
export async function activate(client: pg.PoolClient, order: Order, now: Date): Promise<void> {
  const today = todayAt(now);
  const { id: orderId, company_id: companyId, coupon_id: couponId, plan, months } = order;
  await client.query(
    `update orders set status = 'paid', paid_at = $2, reason = null, next_check_at = null
     where id = $1`,
    [orderId, now],
  );
  await startPeriod(client, { companyId, plan, months, orderId, today });
  if (couponId !== null) await redeemCoupon(client, { orderId, couponId, companyId });
  await client.query('insert into receipts (order_id, issued_on) values ($1, $2)', [
    orderId,
    today,
  ]);
}
