import { useState } from 'react';
import { useConsoleAction } from '#console/web/use-console-action.ts';
import { downloadOrderReceipt, getOrderDetails } from '#features/payments/orders.contract.ts';
import { ordersTexts as texts } from '#features/payments/orders.texts.ts';
import { refundPayment } from '#features/payments/refund.contract.ts';
import { sayAmount } from '#features/payments/say-amount.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import { useCall, useClient } from '#platform/pages/use-call.ts';
import { useDownload } from '#platform/pages/use-download.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonLines } from '#ui/feedback/skeleton-lines.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { OrderFacts } from './order-facts.tsx';

export type OrderDetails = CallAnswer<typeof getOrderDetails>['order'];

const REASON_LENGTH = 200;

type OrderDialogProps = { orderId: string | null; onClose: () => void };

export function OrderDialog({ orderId, onClose }: OrderDialogProps) {
  const say = useSay();
  return (
    <Dialog open={orderId !== null} onClose={onClose} title={say(texts.order)} size="lg">
      {orderId !== null && <Order orderId={orderId} />}
    </Dialog>
  );
}

function Order({ orderId }: { orderId: string }) {
  const { data, error, isFetching, refetch } = useCall(getOrderDetails, { order_id: orderId });
  if (error) {
    return (
      <ErrorState level={3} onRetry={() => void refetch()} retrying={isFetching}>
        {error.message}
      </ErrorState>
    );
  }
  if (!data) return <SkeletonLines lines={8} />;
  return (
    <div className="grid gap-6">
      <OrderFacts order={data.order} />
      <Receipt order={data.order} />
      {data.order.refundable && <Refund order={data.order} />}
    </div>
  );
}

function Receipt({ order }: { order: OrderDetails }) {
  const say = useSay();
  const client = useClient();
  const { download, fetching, failed } = useDownload();
  const fetchFile = () => client(downloadOrderReceipt, { order_id: order.id });

  if (!order.receipt_ready) return null;
  return (
    <div className="grid justify-items-start gap-3">
      {failed && <Notice tone="danger">{say(texts.receiptFailed)}</Notice>}
      <Button
        variant="secondary"
        loading={fetching !== null}
        onClick={() => void download(fetchFile, `${order.receipt_number}.pdf`)}
      >
        {say(texts.download)}
      </Button>
    </div>
  );
}

/** Money moves only after a reason was given and the question was answered. */
function Refund({ order }: { order: OrderDetails }) {
  const say = useSay();
  const { run, pending } = useConsoleAction();
  const [reason, setReason] = useState('');
  const [asking, setAsking] = useState(false);
  const amount = sayAmount(say, order.total_minor, order.currency);

  async function refund() {
    await run(refundPayment, { order_id: order.id, reason });
    setAsking(false);
  }

  return (
    <section className="grid gap-4 border-line border-t pt-6">
      <h3 className="font-semibold text-lg">{say(texts.refund)}</h3>
      <TextField
        label={say(texts.reason)}
        help={say(texts.reasonHelp)}
        required
        maxLength={REASON_LENGTH}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div>
        <Button variant="danger" disabled={reason.trim() === ''} onClick={() => setAsking(true)}>
          {say(texts.confirmRefund, { amount })}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void refund()}
        pending={pending}
        tone="danger"
        title={say(texts.askRefund)}
        confirmLabel={say(texts.confirmRefund, { amount })}
      >
        {say(texts.refundWarning, { amount, company: order.company_name })}
      </ConfirmDialog>
    </section>
  );
}
