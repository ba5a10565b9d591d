import { pageOf, patternOf, ROWS_ASKED } from '#console/server/paged-rows.ts';
import { orderTexts } from '#features/payments/order.texts.ts';
import {
  downloadOrderReceipt,
  getOrderDetails,
  listOrders,
  type orderStatuses,
} from '#features/payments/orders.contract.ts';
import { ordersTexts } from '#features/payments/orders.texts.ts';
import { receiptTexts } from '#features/payments/receipt.texts.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { planned } from '#platform/database/prepared.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { isRefundable } from './refunds/refund-order.ts';

type LineRow = {
  id: string;
  company_name: string;
  email: string;
  plan_name: string;
  plan_name_ar: string;
  months: number;
  total_minor: number;
  currency: string;
  status: (typeof orderStatuses)[number];
  live: boolean;
  created_at: Date;
  paid_at: Date | null;
};

const line = `o.id, o.company_name, o.email, plans.name as plan_name, plans.name_ar as plan_name_ar,
  o.months, o.total_minor, o.currency, o.status, o.live, o.created_at, o.paid_at`;

/** $1 pattern, $2 status, $3 after this order, $4 how many, $5 the words themselves. */
export const selectOrders = planned<LineRow>(
  `select ${line} from orders o join plans on plans.id = o.plan
   where ($1::text is null or o.id = any(array(
       select id from orders
         where id = $5 or provider_ref = $5 or email ilike $1 or company_name ilike $1
       union all select order_id from receipts where number = upper($5))))
     and ($2::text is null or o.status = $2)
     and ($3::text is null
       or (o.created_at, o.id) < (select created_at, id from orders where id = $3))
   order by o.created_at desc, o.id desc limit $4`,
);

function lineOf({ plan_name, plan_name_ar, ...row }: LineRow, language: Language) {
  return {
    ...row,
    plan: inLanguage(language, plan_name, plan_name_ar),
    created_at: row.created_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
  };
}

const list = operation(listOrders, async (input, { database: { pool }, language }) => {
  const { search, status = null, cursor = null } = input;
  const asked = [patternOf(search), status, cursor, ROWS_ASKED, search ?? null];
  const { shown, next_cursor } = pageOf(await selectOrders(pool, asked), ({ id }) => id);
  return { orders: shown.map((row) => lineOf(row, language)), next_cursor };
});

type DetailsRow = LineRow & {
  discount_minor: number;
  discount_percent: number;
  coupon: string | null;
  provider: string;
  provider_ref: string | null;
  starts_on: string | null;
  ends_on: string | null;
  receipt_number: string | null;
  receipt_ready: boolean;
  refund_status: string | null;
  refund_reason: string | null;
};

const selectDetails = planned<DetailsRow>(
  `select ${line}, o.discount_minor, o.discount_percent, coupons.code as coupon, o.provider,
     o.provider_ref, s.starts_on::text, s.ends_on::text, receipts.number as receipt_number,
     receipts.pdf is not null as receipt_ready, refunds.status as refund_status,
     refunds.reason as refund_reason
   from orders o join plans on plans.id = o.plan
   left join coupons on coupons.id = o.coupon_id
   left join subscriptions s on s.order_id = o.id
   left join receipts on receipts.order_id = o.id
   left join refunds on refunds.order_id = o.id
   where o.id = $1`,
);

const details = operation(getOrderDetails, async ({ order_id: id }, context) => {
  const { database, language, payments, now } = context;
  const [row] = await selectDetails(database.pool, [id]);
  if (!row) throw notFound(orderTexts.notFound);
  return {
    order: { ...row, ...lineOf(row, language), refundable: isRefundable(row, payments, now) },
  };
});

const receipt = operation(downloadOrderReceipt, async ({ order_id: id }, context) => {
  const { rows } = await context.database.pool.query<{ number: string; pdf: Buffer }>(
    'select number, pdf from receipts where order_id = $1 and pdf is not null',
    [id],
  );
  const [found] = rows;
  if (!found) throw notFound(ordersTexts.receiptMissing);
  const fileName = translateIn(context.language)(receiptTexts.fileName, { number: found.number });
  return { fileName, contentType: 'application/pdf', content: found.pdf };
});

export const ordersOperations: readonly Operation[] = [list, details, receipt];
