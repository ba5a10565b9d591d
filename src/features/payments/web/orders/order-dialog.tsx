import { useState } from 'react';
import { useConsoleAction } from '#console/web/use-console-action.ts';
import { formatAmount } from '#features/payments/format-amount.ts';
import {
  downloadOrderReceipt,
  getOrderDetails,
  type OrderDetails,
} from '#features/payments/orders.contract.ts';
import { ordersTexts as texts } from '#features/payments/orders.texts.ts';
import { refundPayment } from '#features/payments/refund.contract.ts';
import { tellFailure } from '#platform/calls/failure-message.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCall, useClient } from '#platform/pages/use-call.ts';
import { useDownload } from '#platform/pages/use-download.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonLines } from '#ui/feedback/skeleton-lines.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';
import { OrderFacts } from './order-facts.tsx';

const REASON_LENGTH = 200;

type OrderDialogProps = { orderId: string | null; onClose: () => void };

export function OrderDialog({ orderId, onClose }: OrderDialogProps) {
  const t = useTranslate();
  return (
    <FormDialog open={orderId !== null} onClose={onClose} title={t(texts.order)} size="lg">
      {orderId !== null && <Order orderId={orderId} />}
    </FormDialog>
  );
}

function Order({ orderId }: { orderId: string }) {
  const t = useTranslate();
  const { data, error, isFetching, refetch } = useCall(getOrderDetails, { order_id: orderId });
  if (error) {
    return (
      <ErrorState level={3} onRetry={() => void refetch()} retrying={isFetching}>
        {tellFailure(error, t)}
      </ErrorState>
    );
  }
  if (!data) return <SkeletonLines lines={8} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <OrderFacts order={data.order} />
      <Receipt order={data.order} />
      {data.order.refundable && <Refund order={data.order} />}
    </div>
  );
}

function Receipt({ order }: { order: OrderDetails }) {
  const t = useTranslate();
  const client = useClient();
  const { download, fetching, failed } = useDownload();
  const fetchFile = () => client(downloadOrderReceipt, { order_id: order.id });

  if (!order.receipt_ready) return null;
  return (
    <div className="grid justify-items-start gap-3">
      {failed && <Notice tone="danger">{t(texts.receiptFailed)}</Notice>}
      <Button
        variant="secondary"
        loading={fetching !== null}
        onClick={() => void download(fetchFile, `${order.receipt_number}.pdf`)}
      >
        {t(texts.download)}
      </Button>
    </div>
  );
}

/** Refunds an order; requires a reason and a confirmation. */
function Refund({ order }: { order: OrderDetails }) {
  const t = useTranslate();
  const { run, pending } = useConsoleAction();
  const [reason, setReason] = useState('');
  const [asking, setAsking] = useState(false);
  const amount = formatAmount(t, order.total_minor, order.currency);

  async function refund() {
    await run(refundPayment, { order_id: order.id, reason });
    setAsking(false);
  }

  return (
    <section className="grid gap-4 border-line border-t pt-6">
      <h3 className="font-semibold text-lg">{t(texts.refund)}</h3>
      <TextField
        label={t(texts.reason)}
        help={t(texts.reasonHelp)}
        required
        maxLength={REASON_LENGTH}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div>
        <Button variant="danger" disabled={reason.trim() === ''} onClick={() => setAsking(true)}>
          {t(texts.confirmRefund, { amount })}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void refund()}
        pending={pending}
        tone="danger"
        title={t(texts.askRefund)}
        confirmLabel={t(texts.confirmRefund, { amount })}
      >
        {t(texts.refundWarning, { amount, company: order.company_name })}
      </ConfirmDialog>
    </section>
  );
}
