import { coupons } from '#features/payments/server/orders/coupons.table.ts';
import { orderColumns } from '#features/payments/server/orders/order.ts';
import { orders } from '#features/payments/server/orders/orders.table.ts';
import { paidPeriods, planFacts } from '#features/subscriptions/server/public.ts';
import { bigint, nullable, present, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query, type RowOf } from '#platform/database/statement.ts';
import { receipts } from './receipts.table.ts';

const receiptColumns = {
  number: text,
  issued_on: text,
  id: orderColumns.id,
  months: orderColumns.months,
  currency: orderColumns.currency,
  month_price_minor: orderColumns.month_price_minor,
  subtotal_minor: orderColumns.subtotal_minor,
  discount_percent: orderColumns.discount_percent,
  discount_minor: orderColumns.discount_minor,
  total_minor: orderColumns.total_minor,
  email: orderColumns.email,
  company_name: orderColumns.company_name,
  language: orderColumns.language,
  live: orderColumns.live,
  provider_ref: orderColumns.provider_ref,
  plan_name: text,
  plan_name_ar: text,
  starts_on: text,
  // Never null here: only periods that were given can be without end.
  ends_on: present(text),
  coupon_code: nullable(text),
};

export type ReceiptRow = RowOf<typeof receiptColumns>;

const selectReceipt = query({
  name: 'payments.receipt',
  values: { id: bigint },
  row: receiptColumns,
  sql: sql`
    select receipts.number, receipts.issued_on::text, o.id, o.months, o.currency,
      o.month_price_minor, o.subtotal_minor, o.discount_percent, o.discount_minor, o.total_minor,
      o.email, o.company_name, o.language, o.live, o.provider_ref,
      plan.name as plan_name, plan.name_ar as plan_name_ar,
      period.starts_on::text, period.ends_on::text, coupons.code as coupon_code
    from ${receipts}
    join ${orders} o on o.id = receipts.order_id
    join ${planFacts} plan on plan.id = o.plan
    join ${paidPeriods} period on period.order_id = o.id
    left join ${coupons} on coupons.id = o.coupon_id
    where receipts.id = $id`,
});

/** The order of a receipt, with the period that was paid for. */
export async function readReceiptRow(connection: Connection, id: number): Promise<ReceiptRow> {
  const row = await selectReceipt.first(connection, { id });
  if (!row) throw new Error(`There is no receipt ${id}`);
  return row;
}
