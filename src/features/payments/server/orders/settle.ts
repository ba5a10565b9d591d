import type pg from 'pg';
import { orderStatuses } from '#features/payments/orders.contract.ts';
import { lockPeriods } from '#features/subscriptions/server/public.ts';
import { nullable, oneOf, text, timestamp } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import type { Charge, PaymentProvider } from '#platform/payments/payment-provider.ts';
import { activate } from './activate.ts';
import { nextNight } from './check-schedule.ts';
import { giveCouponBack } from './coupon-uses.ts';
import { mayUseCoupon } from './coupons.ts';
import { findOrderOfCharge, lockOrder, type Order } from './order.ts';
import { orders } from './orders.table.ts';
import { refundUnusableOrder } from './refund-unusable-order.ts';

export type SettleParts = {
  readonly pool: pg.Pool;
  readonly provider: PaymentProvider;
};

const isOver = ({ status }: Order) => status === 'paid' || status === 'refunded';

function isSame(order: Order, charge: Charge): boolean {
  return (
    charge.orderId === order.id &&
    charge.amountMinor === order.total_minor &&
    charge.currency === order.currency
  );
}

const endOrder = command({
  name: 'payments.end-order',
  values: { id: text, status: oneOf(orderStatuses), reason: nullable(text), next: timestamp },
  sql: sql`
    update ${orders} set status = $status, reason = $reason, next_check_at = $next
    where id = $id`,
});

/**
 * Ends an order whose payment failed. The gateway's answer is not always final: it is asked once more at night, and a
 * capture then still counts.
 */
async function endUnpaidOrder(client: Connection, order: Order, charge: Charge, now: Date) {
  if (order.status === charge.status) return;
  const { status, reason } = charge;
  await endOrder.run(client, { id: order.id, status, reason, next: nextNight(now) });
  await giveCouponBack(client, order.id);
}

const markMismatched = command({
  name: 'payments.mark-mismatched',
  values: { id: text },
  sql: sql`update ${orders} set status = 'mismatched', next_check_at = null where id = $id`,
});

/** A coupon's limits hold even after the payment: an order that came too late for its coupon is refunded. */
async function takePayment(client: Connection, order: Order, now: Date): Promise<void> {
  await lockPeriods(client, order.company_id);
  if (await mayUseCoupon(client, order)) await activate(client, order, now);
  else await refundUnusableOrder(client, order);
}

async function applyCharge(client: Connection, id: string, charge: Charge): Promise<void> {
  const now = new Date();
  const order = await lockOrder(client, id);
  if (isOver(order)) return;
  // Not marked as paid, whatever the charge says; the operator sees it among the orders.
  if (!isSame(order, charge)) {
    await markMismatched.run(client, { id });
    return;
  }
  if (charge.status === 'paid') await takePayment(client, order, now);
  else if (charge.status !== 'pending') await endUnpaidOrder(client, order, charge, now);
}

/**
 * Asks the gateway about an order's charge and applies the answer exactly once, however often and from wherever it is
 * called: by the webhook, the thank-you page or the schedule.
 */
export async function settle(parts: SettleParts, order: Order): Promise<Order> {
  const { pool, provider } = parts;
  const { id, provider_ref: providerRef } = order;
  // This gateway knows nothing about a charge of another one.
  if (isOver(order) || providerRef === null || order.provider !== provider.name) return order;
  const charge = await provider.getCharge(providerRef);
  return inTransaction(pool, async (client) => {
    await applyCharge(client, id, charge);
    return lockOrder(client, id);
  });
}

/** For a notice that only names the charge; unknown charges are ignored. */
export async function settleCharge(parts: SettleParts, providerRef: string): Promise<void> {
  const order = await findOrderOfCharge(parts.pool, parts.provider.name, providerRef);
  if (order) await settle(parts, order);
}
