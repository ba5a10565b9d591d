import type { WaitExternally } from '#platform/http/concurrency-limit.ts';
import type { PaymentProvider } from './payment-provider.ts';

/**
 * A payment provider whose answers are waited for outside the limit on concurrent calls, so that a silent gateway does
 * not take everybody's capacity.
 */
export function withExternalWait(
  provider: PaymentProvider,
  waitExternally: WaitExternally,
): PaymentProvider {
  return {
    ...provider,
    create: (request) => waitExternally(() => provider.create(request)),
    getCharge: (providerRef) => waitExternally(() => provider.getCharge(providerRef)),
    refund: (request) => waitExternally(() => provider.refund(request)),
    getRefund: (refundRef) => waitExternally(() => provider.getRefund(refundRef)),
  };
}
