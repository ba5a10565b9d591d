import { useState } from 'react';
import { processPayment } from '#features/payments/checkout.contract.ts';
import type { CallInput } from '#platform/calls/call.ts';
import { failureMessage } from '#platform/calls/failure-message.ts';
import { useClient } from '#platform/pages/use-call.ts';

/** Places the order and leaves for the payment page; a failure is shown as an alert. */
export function usePaymentStart() {
  const client = useClient();
  const [processing, setProcessing] = useState(false);
  const [failure, setFailure] = useState<{ reason: string | undefined }>();

  async function begin(order: CallInput<typeof processPayment>): Promise<void> {
    if (processing) return;
    setProcessing(true);
    try {
      const { payment_url: address, order_id: id } = await client(processPayment, order);
      // Puts the order into the address, so that the back button leads to the form as it was.
      const back = new URL(window.location.href);
      back.searchParams.set('order', id);
      window.history.replaceState(window.history.state, '', back);
      // The button stays busy until the next page has loaded.
      window.location.assign(address);
    } catch (error) {
      setFailure({ reason: failureMessage(error, undefined) });
      setProcessing(false);
    }
  }

  return {
    processing,
    failure,
    begin: (order: CallInput<typeof processPayment>) => void begin(order),
    dismiss: () => setFailure(undefined),
  };
}
