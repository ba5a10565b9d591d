import { receipts } from '#features/payments/server/receipts/receipts.table.ts';
import { startPeriod } from '#features/subscriptions/server/public.ts';
import { date, text, timestamp } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { redeemCoupon } from './coupon-uses.ts';
import type { Order } from './order.ts';
import { orders } from './orders.table.ts';

const markPaid = command({
  name: 'payments.mark-paid',
  values: { orderId: text, paidAt: timestamp },
  sql: sql`
    update ${orders} set status = 'paid', paid_at = $paidAt, reason = null, next_check_at = null
    where id = $orderId`,
});

const insertReceipt = command({
  name: 'payments.insert-receipt',
  values: { orderId: text, issuedOn: date },
  sql: sql`insert into ${receipts} (order_id, issued_on) values ($orderId, $issuedOn)`,
});

/** Applies all effects of a payment in the caller's transaction. */
export async function activate(client: Connection, order: Order, now: Date): Promise<void> {
  const today = todayAt(now);
  const { id: orderId, company_id: companyId, coupon_id: couponId, plan, months } = order;
  await markPaid.run(client, { orderId, paidAt: now });
  await startPeriod(client, { companyId, plan, months, orderId, today });
  if (couponId !== null) await redeemCoupon(client, { orderId, couponId, companyId });
  await insertReceipt.run(client, { orderId, issuedOn: today });
}
