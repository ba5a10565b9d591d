import { Download } from 'lucide-react';
import { billingTexts as texts } from '#features/payments/billing.texts.ts';
import { downloadReceipt, listReceipts } from '#features/payments/receipts.contract.ts';
import { sayDecimal } from '#features/payments/say-amount.ts';
import { OrderStatusBadge } from '#features/payments/web/orders/order-status-badge.tsx';
import type { CallAnswer } from '#platform/calls/call.ts';
import { showDate } from '#platform/dates/show-date.ts';
import { useLanguage, useSay } from '#platform/i18n/say-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
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
  const say = useSay();
  const { data, error, isFetching, isLoading, refetch } = useCall(listReceipts, {});
  const { download, fetching, failed } = useDownload();
  const client = useClient();
  const columns = useColumns();
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="font-semibold text-xl">{say(texts.payments)}</h2>
      {failed && <Notice tone="danger">{say(texts.downloadFailed)}</Notice>}
      {error ? (
        <Notice tone="danger" onRetry={() => void refetch()} retrying={isFetching}>
          {say(texts.paymentsFailed)}
        </Notice>
      ) : (
        <Table
          caption={say(texts.payments)}
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
                aria-label={say(texts.downloadOf, { number })}
                onClick={() =>
                  void download(() => client(downloadReceipt, { number }), fileOf(number))
                }
              >
                {say(texts.download)}
              </Button>
            ) : (
              <span className="text-muted text-sm">{say(texts.notReady)}</span>
            )
          }
        />
      )}
    </section>
  );
}

function useColumns(): readonly TableColumn<Receipt>[] {
  const say = useSay();
  const language = useLanguage();
  const day = (date: string) => showDate(date, language, 'short');
  return [
    {
      key: 'number',
      header: say(texts.receipt),
      primary: true,
      cell: ({ number }) => <bdi>{number}</bdi>,
    },
    { key: 'date', header: say(texts.date), cell: ({ issued_on: issued }) => day(issued) },
    {
      key: 'plan',
      header: say(texts.plan),
      cell: ({ plan, starts_on: from, ends_on: to }) => (
        <span>
          {plan}
          <span className="block text-muted text-sm">
            {say(texts.period, { from: day(from), to: day(to) })}
          </span>
        </span>
      ),
    },
    {
      key: 'amount',
      header: say(texts.amount),
      numeric: true,
      cell: ({ amount, currency }) => <bdi>{sayDecimal(say, amount, currency)}</bdi>,
    },
    {
      key: 'status',
      header: say(texts.status),
      cell: ({ refunded, live }) => (
        <span className="flex flex-wrap gap-1.5">
          <OrderStatusBadge status={refunded ? 'refunded' : 'paid'} />
          {!live && <Badge tone="sand">{say(texts.sandbox)}</Badge>}
        </span>
      ),
    },
  ];
}

function None() {
  const say = useSay();
  const local = useLocalPath();
  return (
    <EmptyState
      drawing="tray"
      title={say(texts.none)}
      action={
        <Button variant="secondary" href={local('/subscription')}>
          {say(texts.compare)}
        </Button>
      }
    >
      {say(texts.noneHint)}
    </EmptyState>
  );
}
