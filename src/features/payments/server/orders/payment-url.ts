import type { Order } from './order.ts';
import { placeOrder, type Wanted } from './place-order.ts';
import { settle } from './settle.ts';
import { type ChargeParts, startCharge, thanksUrl } from './start-charge.ts';

type ToPay = { readonly order: Order; readonly address: string };

/**
 * The address to go to for an order. A repeated order leads to its existing charge, once the gateway confirms that it
 * is open: a dead charge is not offered again, and nothing is paid twice.
 */
export async function findPaymentUrl(parts: ChargeParts, wanted: Wanted): Promise<ToPay> {
  const order = await placeOrder(parts.pool, wanted);
  if (!order.payment_url) return { order, address: await startCharge(parts, order) };
  const { status } = await settle(parts, order);
  if (status === 'pending') return { order, address: order.payment_url };
  if (status === 'paid') return { order, address: thanksUrl(parts.appUrl, order) };
  const next = await placeOrder(parts.pool, wanted);
  return { order: next, address: await startCharge(parts, next) };
}
