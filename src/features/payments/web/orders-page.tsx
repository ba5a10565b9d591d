import { useState } from 'react';
import { FilteredList, RowButton } from '#console/web/console-list.tsx';
import { Moment } from '#console/web/moment.tsx';
import { TwoLines } from '#console/web/two-lines.tsx';
import { useFilteredList } from '#console/web/use-filtered-list.ts';
import { formatAmount } from '#features/payments/format-amount.ts';
import { listOrders, orderStatuses } from '#features/payments/orders.contract.ts';
import { ordersTexts as texts } from '#features/payments/orders.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { MailAddress } from '#ui/display/mail-address.tsx';
import type { TableColumn } from '#ui/display/table-columns.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { OrderDialog } from './orders/order-dialog.tsx';
import { OrderStatusBadge } from './orders/order-status-badge.tsx';

type Order = CallAnswer<typeof listOrders>['orders'][number];

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.title), noIndex: true }),
};

function OrdersPage() {
  const t = useTranslate();
  const [chosen, setChosen] = useState<string | null>(null);
  const list = useFilteredList(listOrders, 'status', orderStatuses);
  return (
    <FilteredList
      texts={texts}
      list={list}
      filter={texts.status}
      all={texts.allStatuses}
      rows={list.pages.flatMap(({ orders }) => orders)}
      rowKey={({ id }) => id}
      rowName={({ id }) => id}
      compact
      columns={useColumns()}
      rowActions={(row) => (
        <RowButton name={t(texts.detailsOf, { order: row.id })} onClick={() => setChosen(row.id)}>
          {t(texts.details)}
        </RowButton>
      )}
      empty={
        <EmptyState drawing="tray" title={t(texts.none)}>
          {t(texts.noneHint)}
        </EmptyState>
      }
    >
      <OrderDialog orderId={chosen} onClose={() => setChosen(null)} />
    </FilteredList>
  );
}

function useColumns(): readonly TableColumn<Order>[] {
  const t = useTranslate();
  return [
    {
      key: 'company',
      header: t(texts.company),
      primary: true,
      cell: (row) => (
        <TwoLines first={row.company_name} second={<MailAddress>{row.email}</MailAddress>} />
      ),
    },
    {
      key: 'plan',
      header: t(texts.plan),
      cell: (row) => <TwoLines first={row.plan} second={t(texts.months, { n: row.months })} />,
    },
    {
      key: 'amount',
      header: t(texts.amount),
      onPhone: true,
      numeric: true,
      cell: (row) => (
        <span className="font-medium">{formatAmount(t, row.total_minor, row.currency)}</span>
      ),
    },
    {
      key: 'created',
      header: t(texts.orderedAt),
      onPhone: true,
      cell: (row) => <Moment at={row.created_at} />,
    },
    {
      key: 'status',
      header: t(texts.status),
      onPhone: true,
      cell: (row) => <OrderStatusBadge status={row.status} />,
    },
  ];
}

export { OrdersPage as Component };
