import { receiptTexts as texts } from '#features/payments/receipt.texts.ts';
import { downloadReceipt, listReceipts } from '#features/payments/receipts.contract.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { toDecimal } from '#platform/money/amounts.ts';

type Row = {
  number: string;
  issued_on: string;
  name: string;
  name_ar: string;
  months: number;
  starts_on: string;
  ends_on: string;
  total_minor: number;
  currency: string;
  refunded: boolean;
  live: boolean;
  ready: boolean;
};

const list = operation(listReceipts, async (_input, { database, caller, language }) => {
  const { rows } = await database.pool.query<Row>(
    `select receipts.number, receipts.issued_on::text, plans.name, plans.name_ar, orders.months,
       subscriptions.starts_on::text, subscriptions.ends_on::text, orders.total_minor,
       orders.currency, orders.status = 'refunded' as refunded, orders.live,
       receipts.pdf is not null as ready
     from orders
     join receipts on receipts.order_id = orders.id
     join subscriptions on subscriptions.order_id = orders.id
     join plans on plans.id = orders.plan
     where orders.company_id = $1
     order by receipts.id desc`,
    [caller.company.id],
  );
  const receipts = rows.map(({ name, name_ar, total_minor: total, ...facts }) => ({
    ...facts,
    plan: inLanguage(language, name, name_ar),
    amount: toDecimal(total, facts.currency),
  }));
  return { receipts };
});

/** Somebody else's receipt is as missing as one that was never written. */
const download = operation(downloadReceipt, async ({ number }, { database, caller, language }) => {
  const { rows } = await database.pool.query<{ pdf: Buffer }>(
    `select receipts.pdf from receipts join orders on orders.id = receipts.order_id
     where receipts.number = $1 and orders.company_id = $2 and receipts.pdf is not null`,
    [number, caller.company.id],
  );
  const [receipt] = rows;
  if (!receipt) throw notFound(texts.notFound);
  const fileName = translateIn(language)(texts.fileName, { number });
  return { fileName, contentType: 'application/pdf', content: receipt.pdf };
});

export const receiptsOperations: readonly Operation[] = [list, download];
