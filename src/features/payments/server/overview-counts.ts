import { date, int, text } from '#platform/database/columns.ts';
import { homeDayOf } from '#platform/database/home-days.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { isSince, momentsByDay, waitingCount } from '#platform/overview/overview-counts.ts';
import { orders } from './orders/orders.table.ts';

/** Orders without an outcome for over an hour. */
export const countPendingOrders = waitingCount({
  name: 'payments.pending-orders',
  table: orders,
  moment: 'created_at',
  where: sql`status in ('created', 'pending', 'mismatched')
    and created_at < now() - interval '1 hour'`,
});

/** Paid and not refunded. The counts of orders and the revenue use the same condition. */
const brought = sql`status = 'paid' and paid_at is not null`;

export const paidOrdersByDay = momentsByDay({
  name: 'payments.paid-orders-by-day',
  table: orders,
  moment: 'paid_at',
  where: brought,
});

/** Revenue per day and currency since `from`, without refunded orders. */
export const selectRevenue = query({
  name: 'payments.revenue-by-day',
  values: { from: date },
  row: { currency: text, day: text, total_minor: int },
  plan: 'each call',
  sql: sql`
    select currency, ${homeDayOf(sql`paid_at`)}::text as day, sum(total_minor)::int as total_minor
    from ${orders} where ${brought} and ${isSince(sql`paid_at`)} group by 1, 2`,
});
