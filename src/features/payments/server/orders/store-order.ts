import { columnList, valueList } from '#platform/database/column-list.ts';
import { text, timestamp } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query, type ValuesOf } from '#platform/database/statement.ts';
import { FIRST_CHECK_MS } from './check-schedule.ts';
import { isYoung } from './open-order.ts';
import { type Order, orderColumns, orderList, unguessable } from './order.ts';
import { orders } from './orders.table.ts';

/** Orders that differ in one of these columns are different orders. */
const termColumns = {
  company_id: orderColumns.company_id,
  plan: orderColumns.plan,
  months: orderColumns.months,
  currency: orderColumns.currency,
  total_minor: orderColumns.total_minor,
  coupon_id: orderColumns.coupon_id,
  email: orderColumns.email,
  language: orderColumns.language,
  provider: orderColumns.provider,
};

const selectSame = query({
  name: 'payments.same-order',
  values: { ...termColumns, now: timestamp },
  row: orderColumns,
  sql: sql`
    select ${orderList} from ${orders}
    where company_id = $company_id and status in ('created', 'pending') and plan = $plan
      and months = $months and currency = $currency and total_minor = $total_minor
      and coupon_id is not distinct from $coupon_id and email = $email and language = $language
      and provider = $provider
      and ${isYoung}
    order by created_at desc limit 1`,
});

/** The columns that are set when an order is placed. */
const newColumns = {
  ...termColumns,
  month_price_minor: orderColumns.month_price_minor,
  subtotal_minor: orderColumns.subtotal_minor,
  discount_percent: orderColumns.discount_percent,
  discount_minor: orderColumns.discount_minor,
  company_name: orderColumns.company_name,
  live: orderColumns.live,
};

const insertedColumns = { id: text, ...newColumns, next_check_at: timestamp };

const insertOrder = command({
  name: 'payments.insert-order',
  values: insertedColumns,
  row: orderColumns,
  sql: sql`
    insert into ${orders} (${columnList(insertedColumns)}) values (${valueList(insertedColumns)})
    returning ${orderList}`,
});

/** Stores an order. If the same order is still unpaid, it is returned instead and leads to the same payment. */
export async function storeOrder(
  client: Connection,
  now: Date,
  order: ValuesOf<typeof newColumns>,
): Promise<Order> {
  const same = await selectSame.first(client, { ...order, now });
  if (same) return same;
  return insertOrder.one(client, {
    ...order,
    id: unguessable('ord_'),
    next_check_at: new Date(now.getTime() + FIRST_CHECK_MS),
  });
}
