import { receiptTexts as texts } from '#features/payments/receipt.texts.ts';
import { downloadReceipt, listReceipts } from '#features/payments/receipts.contract.ts';
import { paidPeriods, planFacts } from '#features/subscriptions/server/public.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { bigint, bool, bytes, int, present, text } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { toDecimal } from '#platform/money/amounts.ts';
import { openPayment } from './orders/open-order.ts';
import { orders } from './orders/orders.table.ts';
import { selectUnpaid } from './orders/unpaid-orders.ts';
import { receipts } from './receipts/receipts.table.ts';

const selectReceipts = query({
  name: 'payments.receipts-of-company',
  values: { companyId: bigint },
  row: {
    number: text,
    issued_on: text,
    name: text,
    name_ar: text,
    months: int,
    starts_on: text,
    // Never null here: only periods that were given can be without end.
    ends_on: present(text),
    total_minor: int,
    currency: text,
    refunded: bool,
    live: bool,
    ready: bool,
  },
  sql: sql`
    select receipts.number, receipts.issued_on::text, plan.name, plan.name_ar, orders.months,
      period.starts_on::text, period.ends_on::text, orders.total_minor, orders.currency,
      orders.status = 'refunded' as refunded, orders.live, receipts.pdf is not null as ready
    from ${orders}
    join ${receipts} on receipts.order_id = orders.id
    join ${paidPeriods} period on period.order_id = orders.id
    join ${planFacts} plan on plan.id = orders.plan
    where orders.company_id = $companyId
    order by receipts.id desc`,
});

const list = operation(listReceipts, async (_input, { database, caller, language, now }) => {
  const { id: companyId } = caller.company;
  const [paid, unpaid] = await Promise.all([
    selectReceipts.all(database.pool, { companyId }),
    selectUnpaid.all(database.pool, { companyId, now }),
  ]);
  return {
    receipts: paid.map(({ name, name_ar, total_minor: total, ...facts }) => ({
      ...facts,
      plan: inLanguage(language, name, name_ar),
      amount: toDecimal(total, facts.currency),
    })),
    unpaid: unpaid.map(({ id, name, name_ar, plan, total_minor: total, ...facts }) => ({
      ...facts,
      order_id: id,
      subscription_type: plan,
      plan: inLanguage(language, name, name_ar),
      amount: toDecimal(total, facts.currency),
      payment_url: openPayment(facts, now),
    })),
  };
});

const selectPdf = query({
  name: 'payments.receipt-pdf',
  values: { number: text, companyId: bigint },
  row: { pdf: bytes },
  sql: sql`
    select receipts.pdf from ${receipts} join ${orders} on orders.id = receipts.order_id
    where receipts.number = $number and orders.company_id = $companyId
      and receipts.pdf is not null`,
});

/** Another company's receipt gives the same 404 as one that does not exist. */
const download = operation(downloadReceipt, async ({ number }, { database, caller, language }) => {
  const { id: companyId } = caller.company;
  const receipt = await selectPdf.first(database.pool, { number, companyId });
  if (!receipt) throw notFound(texts.notFound);
  const fileName = translateIn(language)(texts.fileName, { number });
  return { fileName, contentType: 'application/pdf', content: receipt.pdf };
});

export const receiptsOperations: readonly Operation[] = [list, download];
