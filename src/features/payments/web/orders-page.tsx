import { useState } from 'react';
import {
  ConsoleTable,
  givenOf,
  sayMoment,
  TwoLines,
  useConsoleList,
  useFilters,
} from '#features/admin/public.tsx';
import { listOrders, orderStatuses } from '#features/payments/orders.contract.ts';
import { ordersTexts as texts } from '#features/payments/orders.texts.ts';
import { sayAmount } from '#features/payments/say-amount.ts';
import { useLanguage, useSay } from '#platform/i18n/say-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SearchField } from '#ui/forms/search-field.tsx';
import { Select } from '#ui/forms/select.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { OrderDialog } from './orders/order-dialog.tsx';
import { OrderStatusBadge } from './orders/order-status-badge.tsx';

export const handle: PageHandle = {
  head: ({ say }) => ({ title: say(texts.heading), noIndex: true }),
};

export function Component() {
  const say = useSay();
  const language = useLanguage();
  const [filters, change] = useFilters(['status', 'search']);
  const [chosen, setChosen] = useState<string | null>(null);
  const status = orderStatuses.find((each) => each === filters.status);
  const list = useConsoleList(listOrders, { ...givenOf(filters), status });
  return (
    <>
      <PageHeader title={say(texts.heading)} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pb-10">
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
          <SearchField
            hideLabel
            label={say(texts.search)}
            placeholder={say(texts.search)}
            value={filters.search}
            onSearch={(search) => change({ search })}
          />
          <Select
            hideLabel
            label={say(texts.status)}
            value={status ?? ''}
            onChange={({ target }) => change({ status: target.value })}
            placeholder={say(texts.allStatuses)}
            options={orderStatuses.map((value) => ({ value, label: say(texts[value]) }))}
          />
        </div>
        <ConsoleTable
          caption={say(texts.heading)}
          list={list}
          failed={say(texts.loadFailed)}
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
            <Button
              size="sm"
              variant="secondary"
              aria-label={say(texts.detailsOf, { order: row.id })}
              onClick={() => setChosen(row.id)}
            >
              {say(texts.details)}
            </Button>
          )}
          empty={<EmptyState drawing="search" title={say(texts.none)} />}
        />
      </div>
      <OrderDialog orderId={chosen} onClose={() => setChosen(null)} />
    </>
  );
}
