import { orderStatuses } from '#features/payments/orders.contract.ts';
import { planFacts } from '#features/subscriptions/server/public.ts';
import { bigint, bool, int, nullable, oneOf, text, timestamp } from '#platform/database/columns.ts';
import { homeDayOf } from '#platform/database/home-days.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { orders } from './orders.table.ts';

/** An unpaid order older than this counts as abandoned. */
const TOLD_DAYS = 30;

/** Showing more attempts would not help anybody. */
const MOST_TOLD = 5;

/**
 * A company's unpaid orders, unless it has paid for something since. Orders that never reached the gateway are left
 * out: whoever placed one was told right away.
 */
export const selectUnpaid = query({
  name: 'payments.unpaid-orders-of-company',
  values: { companyId: bigint, now: timestamp },
  row: {
    id: text,
    ordered_on: text,
    plan: int,
    name: text,
    name_ar: text,
    months: int,
    total_minor: int,
    currency: text,
    status: oneOf(orderStatuses),
    live: bool,
    payment_url: nullable(text),
    created_at: timestamp,
  },
  sql: sql`
    select o.id, ${homeDayOf(sql`o.created_at`)}::text as ordered_on, o.plan, plan.name, plan.name_ar,
      o.months, o.total_minor, o.currency, o.status, o.live, o.payment_url, o.created_at
    from ${orders} o join ${planFacts} plan on plan.id = o.plan
    where o.company_id = $companyId
      and o.status in ('pending', 'failed', 'cancelled', 'expired', 'mismatched')
      and o.created_at > $now::timestamptz - make_interval(days => ${TOLD_DAYS})
      and not exists (
        select from ${orders} later
        where later.company_id = o.company_id and later.paid_at is not null
          and later.created_at > o.created_at)
    order by o.created_at desc limit ${MOST_TOLD}`,
});
