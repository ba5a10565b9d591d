import type { WaitOutside } from '#platform/http/concurrency-limit.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** A gateway whose answers are waited for apart: one that says nothing must not take everybody's room. */
export function askedFromOutside(
  provider: PaymentProvider,
  waitOutside: WaitOutside,
): PaymentProvider {
  return {
    ...provider,
    create: (request) => waitOutside(() => provider.create(request)),
    getCharge: (providerRef) => waitOutside(() => provider.getCharge(providerRef)),
    refund: (request) => waitOutside(() => provider.refund(request)),
    getRefund: (refundRef) => waitOutside(() => provider.getRefund(refundRef)),
  };
}
