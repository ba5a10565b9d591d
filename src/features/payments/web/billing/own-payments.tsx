import { Download } from 'lucide-react';
import { billingTexts as texts } from '#features/payments/billing.texts.ts';
import { formatDecimal } from '#features/payments/format-amount.ts';
import { downloadReceipt, listReceipts } from '#features/payments/receipts.contract.ts';
import { OrderStatusBadge } from '#features/payments/web/orders/order-status-badge.tsx';
import type { CallAnswer } from '#platform/calls/call.ts';
import { showDate } from '#platform/dates/show-date.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCall, useClient } from '#platform/pages/use-call.ts';
import { useDownload } from '#platform/pages/use-download.ts';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Table } from '#ui/display/table.tsx';
import type { TableColumn } from '#ui/display/table-columns.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';

type Receipt = CallAnswer<typeof listReceipts>['receipts'][number];

const fileOf = (number: string) => `${number}.pdf`;

/** Every payment of the company, with its receipt. */
export function OwnPayments() {
  const t = useTranslate();
  const { data, error, isFetching, isLoading, refetch } = useCall(listReceipts, {});
  const { download, fetching, failed } = useDownload();
  const client = useClient();
  const columns = useColumns();
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
          rows={data?.receipts ?? []}
          rowKey={({ number }) => number}
          rowName={({ number }) => number}
          loading={isLoading}
          empty={<None />}
          rowActions={({ number, ready }) =>
            ready ? (
              <Button
                size="sm"
                variant="secondary"
                icon={<Download aria-hidden="true" />}
                loading={fetching === fileOf(number)}
                aria-label={t(texts.downloadOf, { number })}
                onClick={() =>
                  void download(() => client(downloadReceipt, { number }), fileOf(number))
                }
              >
                {t(texts.download)}
              </Button>
            ) : (
              <span className="text-muted text-sm">{t(texts.notReady)}</span>
            )
          }
        />
      )}
    </section>
  );
}

function useColumns(): readonly TableColumn<Receipt>[] {
  const t = useTranslate();
  const language = useLanguage();
  const day = (date: string) => showDate(date, language, 'short');
  return [
    {
      key: 'number',
      header: t(texts.receipt),
      primary: true,
      cell: ({ number }) => <bdi>{number}</bdi>,
    },
    { key: 'date', header: t(texts.date), cell: ({ issued_on: issued }) => day(issued) },
    {
      key: 'plan',
      header: t(texts.plan),
      cell: ({ plan, starts_on: from, ends_on: to }) => (
        <span>
          {plan}
          <span className="block text-muted text-sm">
            {t(texts.period, { from: day(from), to: day(to) })}
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
      cell: ({ refunded, live }) => (
        <span className="flex flex-wrap gap-1.5">
          <OrderStatusBadge status={refunded ? 'refunded' : 'paid'} />
          {!live && <Badge tone="sand">{t(texts.sandbox)}</Badge>}
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
