import type { KnownOrder } from '#features/payments/known-order.ts';
import { pagePart, useWantedPart } from '#platform/pages/page-part.ts';

const paymentPart = pagePart(() => import('./open-payment.tsx'));

/** Few come back to a payment, so that no page carries it. */
export function LazyOpenPayment({ order }: { order: KnownOrder }) {
  const payment = useWantedPart(paymentPart, true);
  return payment && <payment.OpenPayment order={order} />;
}
