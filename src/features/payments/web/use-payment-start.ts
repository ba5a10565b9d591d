import { useState } from 'react';
import { processPayment } from '#features/payments/checkout.contract.ts';
import type { CallInput } from '#platform/calls/call.ts';
import { failureMessage } from '#platform/calls/failure-message.ts';
import { useClient } from '#platform/pages/use-call.ts';

/** Orders, then leaves for the page where one pays; a failure is told as an alert. */
export function usePaymentStart() {
  const client = useClient();
  const [processing, setProcessing] = useState(false);
  const [failure, setFailure] = useState<{ reason: string | undefined }>();

  async function begin(order: CallInput<typeof processPayment>): Promise<void> {
    if (processing) return;
    setProcessing(true);
    try {
      const { payment_url: address, order_id: id } = await client(processPayment, order);
      // People who come back with the browser's back button find the form as it was.
      const back = new URL(window.location.href);
      back.searchParams.set('order', id);
      window.history.replaceState(window.history.state, '', back);
      // The button stays as it is until the next page has come.
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
