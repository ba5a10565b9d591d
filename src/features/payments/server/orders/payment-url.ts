import { placeOrder, type Wanted } from './place-order.ts';
import { settle } from './settle.ts';
import { type ChargeParts, startCharge, thanksUrl } from './start-charge.ts';

/**
 * Where to go for what is wanted. A repeated order leads to the charge it has, once the gateway says
 * that it is still open: a dead charge is not offered again, and what is paid is not paid twice.
 */
export async function findPaymentUrl(parts: ChargeParts, wanted: Wanted): Promise<string> {
  const order = await placeOrder(parts.pool, wanted);
  if (!order.payment_url) return startCharge(parts, order);
  const { status } = await settle(parts, order);
  if (status === 'pending') return order.payment_url;
  if (status === 'paid') return thanksUrl(parts.appUrl, order);
  return startCharge(parts, await placeOrder(parts.pool, wanted));
}
