import type { KnownOrder } from '#features/payments/known-order.ts';
import { pagePart, useWantedPart } from '#platform/pages/page-part.ts';

const paymentPart = pagePart(() => import('./open-payment.tsx'));

/** Loaded separately, because few people come back to a payment. */
export function LazyOpenPayment({ order }: { order: KnownOrder }) {
  const payment = useWantedPart(paymentPart, true);
  return payment && <payment.OpenPayment order={order} />;
}
