import { pageOf, patternOf, ROWS_ASKED } from '#console/server/paged-rows.ts';
import { orderTexts } from '#features/payments/order.texts.ts';
import {
  downloadOrderReceipt,
  getOrderDetails,
  listOrders,
  orderStatuses,
} from '#features/payments/orders.contract.ts';
import { ordersTexts } from '#features/payments/orders.texts.ts';
import { receiptTexts } from '#features/payments/receipt.texts.ts';
import { paidPeriods, planFacts } from '#features/subscriptions/server/public.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import {
  bigint,
  bool,
  bytes,
  int,
  nullable,
  oneOf,
  text,
  timestamp,
} from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { query, type RowOf } from '#platform/database/statement.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { coupons } from './orders/coupons.table.ts';
import { orders } from './orders/orders.table.ts';
import { receipts } from './receipts/receipts.table.ts';
import { isRefundable } from './refunds/refund-order.ts';
import { refundStatuses } from './refunds/refund-record.ts';
import { refunds } from './refunds/refunds.table.ts';

const lineColumns = {
  id: text,
  company_name: text,
  email: text,
  plan_name: text,
  plan_name_ar: text,
  months: int,
  total_minor: int,
  currency: text,
  status: oneOf(orderStatuses),
  live: bool,
  created_at: timestamp,
  paid_at: nullable(timestamp),
};

const line = sql`
  o.id, o.company_name, o.email, plan.name as plan_name, plan.name_ar as plan_name_ar, o.months,
  o.total_minor, o.currency, o.status, o.live, o.created_at, o.paid_at`;

export const selectOrders = query({
  name: 'payments.orders',
  values: {
    pattern: nullable(text),
    words: nullable(text),
    status: nullable(oneOf(orderStatuses)),
    after: nullable(text),
    atMost: bigint,
  },
  row: lineColumns,
  plan: 'each call',
  sql: sql`
    select ${line} from ${orders} o join ${planFacts} plan on plan.id = o.plan
    where ($pattern::text is null or o.id = any(array(
        select id from ${orders}
          where id = $words or provider_ref = $words
            or email ilike $pattern or company_name ilike $pattern
        union all select order_id from ${receipts} where number = upper($words))))
      and ($status::text is null or o.status = $status)
      and ($after::text is null
        or (o.created_at, o.id) < (select created_at, id from ${orders} where id = $after))
    order by o.created_at desc, o.id desc limit $atMost`,
});

function lineOf(
  { plan_name, plan_name_ar, ...row }: RowOf<typeof lineColumns>,
  language: Language,
) {
  return {
    ...row,
    plan: inLanguage(language, plan_name, plan_name_ar),
    created_at: row.created_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
  };
}

const list = operation(listOrders, async (input, { database: { pool }, language }) => {
  const { search, status, cursor } = input;
  const rows = await selectOrders.all(pool, {
    pattern: patternOf(search),
    words: search,
    status,
    after: cursor,
    atMost: ROWS_ASKED,
  });
  const { shown, next_cursor } = pageOf(rows, ({ id }) => id);
  return { orders: shown.map((row) => lineOf(row, language)), next_cursor };
});

const selectDetails = query({
  name: 'payments.order-details',
  values: { id: text },
  row: {
    ...lineColumns,
    discount_minor: int,
    discount_percent: int,
    coupon: nullable(text),
    provider: text,
    provider_ref: nullable(text),
    starts_on: nullable(text),
    ends_on: nullable(text),
    receipt_number: nullable(text),
    receipt_ready: bool,
    refund_status: nullable(oneOf(refundStatuses)),
    refund_reason: nullable(text),
  },
  plan: 'each call',
  sql: sql`
    select ${line}, o.discount_minor, o.discount_percent, coupons.code as coupon, o.provider,
      o.provider_ref, period.starts_on::text, period.ends_on::text,
      receipts.number as receipt_number, receipts.pdf is not null as receipt_ready,
      refunds.status as refund_status, refunds.reason as refund_reason
    from ${orders} o join ${planFacts} plan on plan.id = o.plan
    left join ${coupons} on coupons.id = o.coupon_id
    left join ${paidPeriods} period on period.order_id = o.id
    left join ${receipts} on receipts.order_id = o.id
    left join ${refunds} on refunds.order_id = o.id
    where o.id = $id`,
});

const details = operation(getOrderDetails, async ({ order_id: id }, context) => {
  const { database, language, payments, now } = context;
  const row = await selectDetails.first(database.pool, { id });
  if (!row) throw notFound(orderTexts.notFound);
  return {
    order: { ...row, ...lineOf(row, language), refundable: isRefundable(row, payments, now) },
  };
});

const selectReceipt = query({
  name: 'payments.receipt-of-order',
  values: { orderId: text },
  row: { number: text, pdf: bytes },
  sql: sql`
    select number, pdf from ${receipts} where order_id = $orderId and pdf is not null`,
});

const receipt = operation(downloadOrderReceipt, async ({ order_id: id }, context) => {
  const found = await selectReceipt.first(context.database.pool, { orderId: id });
  if (!found) throw notFound(ordersTexts.receiptMissing);
  const fileName = translateIn(context.language)(receiptTexts.fileName, { number: found.number });
  return { fileName, contentType: 'application/pdf', content: found.pdf };
});

export const ordersOperations: readonly Operation[] = [list, details, receipt];
