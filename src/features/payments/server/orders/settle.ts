import type pg from 'pg';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Charge, PaymentProvider } from '#platform/payments/payment-provider.ts';
import { activate } from './activate.ts';
import { nextNight } from './check-schedule.ts';
import { giveCouponBack } from './coupons.ts';
import { findOrderOfCharge, lockOrder, type Order } from './order.ts';

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

/**
 * A payment that did not come about. The gateway's word is not always its last: it is asked once
 * more in the night, and a capture then still counts.
 */
async function end(client: pg.PoolClient, order: Order, charge: Charge, now: Date) {
  if (order.status === charge.status) return;
  await client.query(
    'update orders set status = $2, reason = $3, next_check_at = $4 where id = $1',
    [order.id, charge.status, charge.reason ?? null, nextNight(now)],
  );
  await giveCouponBack(client, order.id);
}

async function apply(client: pg.PoolClient, id: string, charge: Charge): Promise<void> {
  const now = new Date();
  const order = await lockOrder(client, id);
  if (isOver(order)) return;
  // Never paid, whatever it says; the operator sees it among the orders.
  if (!isSame(order, charge)) {
    await client.query(
      `update orders set status = 'mismatched', next_check_at = null where id = $1`,
      [id],
    );
    return;
  }
  if (charge.status === 'paid') await activate(client, order, now);
  else if (charge.status !== 'pending') await end(client, order, charge, now);
}

/**
 * Asks the gateway about an order's charge and does what follows from its answer, once, however
 * often and from wherever it is called: by the webhook, the page of thanks and the timetable.
 */
export async function settle(parts: SettleParts, order: Order): Promise<Order> {
  const { pool, provider } = parts;
  const { id, provider_ref: providerRef } = order;
  // What another gateway was asked to collect, this one knows nothing about.
  if (isOver(order) || providerRef === null || order.provider !== provider.name) return order;
  const charge = await provider.getCharge(providerRef);
  return inTransaction(pool, async (client) => {
    await apply(client, id, charge);
    return lockOrder(client, id);
  });
}

/** For a notice that names only the charge; one we did not ask for is none of our business. */
export async function settleCharge(parts: SettleParts, providerRef: string): Promise<void> {
  const order = await findOrderOfCharge(parts.pool, parts.provider.name, providerRef);
  if (order) await settle(parts, order);
}
