import { lazy, Suspense } from 'react';
import type { KnownOrder } from '#features/payments/known-order.ts';

const OpenPayment = lazy(() =>
  import('./open-payment.tsx').then((module) => ({ default: module.OpenPayment })),
);

/** Few come back to a payment, so that no page carries it. */
export function LazyOpenPayment({ order }: { order: KnownOrder }) {
  return (
    <Suspense fallback={null}>
      <OpenPayment order={order} />
    </Suspense>
  );
}
