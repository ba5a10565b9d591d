import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { billingTexts as texts } from '#features/payments/billing.texts.ts';
import { checkoutTexts } from '#features/payments/checkout.texts.ts';
import { formatDecimal } from '#features/payments/format-amount.ts';
import { ordersTexts } from '#features/payments/orders.texts.ts';
import { downloadReceipt, listReceipts } from '#features/payments/receipts.contract.ts';
import { OrderStatusBadge } from '#features/payments/web/orders/order-status-badge.tsx';
import type { CallAnswer } from '#platform/calls/call.ts';
import { showDate } from '#platform/dates/show-date.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import { useCall, useClient } from '#platform/pages/use-call.ts';
import { useDownload } from '#platform/pages/use-download.ts';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Table } from '#ui/display/table.tsx';
import type { TableColumn } from '#ui/display/table-columns.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';

type Told = CallAnswer<typeof listReceipts>;
type Receipt = Told['receipts'][number];
type Unpaid = Told['unpaid'][number];
/** A successful payment has a receipt, any other only its order. */
type Payment = Receipt | Unpaid;

const isReceipt = (payment: Payment): payment is Receipt => 'number' in payment;
const keyOf = (payment: Payment) => (isReceipt(payment) ? payment.number : payment.order_id);
const dayOf = (payment: Payment) => (isReceipt(payment) ? payment.issued_on : payment.ordered_on);

/** Receipts and unpaid orders in one history, the newest first; on the same day unpaid ones come first. */
const historyOf = ({ receipts, unpaid }: Told): readonly Payment[] =>
  [...unpaid, ...receipts].sort((one, other) => dayOf(other).localeCompare(dayOf(one)));

function statusOf(payment: Payment): Unpaid['status'] {
  if (!isReceipt(payment)) return payment.status;
  return payment.refunded ? 'refunded' : 'paid';
}

const fileOf = (number: string) => `${number}.pdf`;

/** Every payment of the company, with its receipt. */
export function OwnPayments() {
  const t = useTranslate();
  const { data, error, isFetching, isLoading, refetch } = useCall(listReceipts, {});
  const { download, fetching, failed } = useDownload();
  const client = useClient();
  const columns = useColumns();
  const payments = useMemo(() => (data ? historyOf(data) : []), [data]);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="font-semibold text-xl">{t(texts.payments)}</h2>
      {failed && <Notice tone="danger">{t(texts.downloadFailed)}</Notice>}
      {error ? (
        <Notice tone="danger" onRetry={() => void refetch()} retrying={isFetching}>
          {t(texts.paymentsFailed)}
        </Notice>
      ) : (
        <Table
          caption={t(texts.payments)}
          columns={columns}
          rows={payments}
          rowKey={keyOf}
          rowName={keyOf}
          loading={isLoading}
          empty={<None />}
          rowActions={(payment) =>
            isReceipt(payment) ? (
              <ReceiptFile
                receipt={payment}
                fetching={fetching === fileOf(payment.number)}
                onDownload={({ number }) =>
                  void download(() => client(downloadReceipt, { number }), fileOf(number))
                }
              />
            ) : (
              <NextStep order={payment} />
            )
          }
        />
      )}
    </section>
  );
}

type ReceiptFileProps = {
  receipt: Receipt;
  fetching: boolean;
  onDownload: (receipt: Receipt) => void;
};

function ReceiptFile({ receipt, fetching, onDownload }: ReceiptFileProps) {
  const t = useTranslate();
  if (!receipt.ready) return <span className="text-muted text-sm">{t(texts.notReady)}</span>;
  return (
    <Button
      size="sm"
      variant="secondary"
      icon={<Download aria-hidden="true" />}
      loading={fetching}
      aria-label={t(texts.downloadOf, { number: receipt.number })}
      onClick={() => onDownload(receipt)}
    >
      {t(texts.download)}
    </Button>
  );
}

/** The next step for an unpaid order: continue at the gateway, wait, contact support, or order again. */
function NextStep({ order }: { order: Unpaid }) {
  const t = useTranslate();
  const local = useLocalPath();
  const { status, payment_url: address, subscription_type: plan } = order;
  if (address) {
    return (
      <Button size="sm" href={address}>
        {t(checkoutTexts.continuePayment)}
      </Button>
    );
  }
  if (status === 'pending') {
    return <span className="text-muted text-sm">{t(texts.bankAsked)}</span>;
  }
  const isOurs = status === 'mismatched';
  return (
    <Button
      size="sm"
      variant="secondary"
      href={local(isOurs ? '/contact' : `/checkout?plan=${plan}`)}
    >
      {t(isOurs ? texts.writeToUs : texts.tryAgain)}
    </Button>
  );
}

function useColumns(): readonly TableColumn<Payment>[] {
  const t = useTranslate();
  const language = useLanguage();
  const day = (date: string) => showDate(date, language, 'short');
  return [
    {
      key: 'number',
      header: t(texts.receipt),
      primary: true,
      cell: (payment) =>
        isReceipt(payment) ? (
          <bdi>{payment.number}</bdi>
        ) : (
          <span className="font-normal text-muted">{t(texts.noReceipt)}</span>
        ),
    },
    { key: 'date', header: t(texts.date), cell: (payment) => day(dayOf(payment)) },
    {
      key: 'plan',
      header: t(texts.plan),
      cell: (payment) => (
        <span>
          {payment.plan}
          <span className="block text-muted text-sm">
            {isReceipt(payment)
              ? t(texts.period, { from: day(payment.starts_on), to: day(payment.ends_on) })
              : t(ordersTexts.months, { n: payment.months })}
          </span>
        </span>
      ),
    },
    {
      key: 'amount',
      header: t(texts.amount),
      numeric: true,
      cell: ({ amount, currency }) => <bdi>{formatDecimal(t, amount, currency)}</bdi>,
    },
    {
      key: 'status',
      header: t(texts.status),
      cell: (payment) => (
        <span className="flex flex-wrap gap-1.5">
          <OrderStatusBadge status={statusOf(payment)} />
          {!payment.live && <Badge tone="sand">{t(texts.sandbox)}</Badge>}
        </span>
      ),
    },
  ];
}

function None() {
  const t = useTranslate();
  return (
    <EmptyState drawing="tray" title={t(texts.none)}>
      {t(texts.noneHint)}
    </EmptyState>
  );
}
