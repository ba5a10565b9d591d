import type { WaitOutside } from '#platform/http/concurrency-limit.ts';
import type { PaymentProvider } from './payment-provider.ts';

/**
 * A payment provider whose answers are waited for outside the limit on concurrent calls, so that a silent gateway does
 * not
 * take everybody's capacity.
 */
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
