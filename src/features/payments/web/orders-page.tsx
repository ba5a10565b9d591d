import { useState } from 'react';
import { FilteredList, RowButton } from '#console/web/console-list.tsx';
import { sayMoment } from '#console/web/moments.ts';
import { TwoLines } from '#console/web/two-lines.tsx';
import { useFilteredList } from '#console/web/use-filtered-list.ts';
import { listOrders, orderStatuses } from '#features/payments/orders.contract.ts';
import { ordersTexts as texts } from '#features/payments/orders.texts.ts';
import { sayAmount } from '#features/payments/say-amount.ts';
import { useLanguage, useSay } from '#platform/i18n/say-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { OrderDialog } from './orders/order-dialog.tsx';
import { OrderStatusBadge } from './orders/order-status-badge.tsx';

export const handle: PageHandle = {
  head: ({ say }) => ({ title: say(texts.title), noIndex: true }),
};

export function Component() {
  const say = useSay();
  const language = useLanguage();
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
      columns={[
        {
          key: 'company',
          header: say(texts.company),
          primary: true,
          cell: (row) => <TwoLines first={row.company_name} second={row.email} />,
        },
        {
          key: 'plan',
          header: say(texts.plan),
          cell: (row) => (
            <TwoLines first={row.plan} second={say(texts.months, { n: row.months })} />
          ),
        },
        {
          key: 'amount',
          header: say(texts.amount),
          numeric: true,
          cell: (row) => sayAmount(say, row.total_minor, row.currency),
        },
        {
          key: 'created',
          header: say(texts.orderedAt),
          cell: (row) => sayMoment(row.created_at, language),
        },
        {
          key: 'status',
          header: say(texts.status),
          cell: (row) => <OrderStatusBadge status={row.status} />,
        },
      ]}
      rowActions={(row) => (
        <RowButton name={say(texts.detailsOf, { order: row.id })} onClick={() => setChosen(row.id)}>
          {say(texts.details)}
        </RowButton>
      )}
      empty={<EmptyState drawing="search" title={say(texts.none)} />}
    >
      <OrderDialog orderId={chosen} onClose={() => setChosen(null)} />
    </FilteredList>
  );
}
