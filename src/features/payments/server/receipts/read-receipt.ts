import { receiptTexts as texts } from '#features/payments/receipt.texts.ts';
import { sayAmount, sayDiscount } from '#features/payments/say-amount.ts';
import type { Order } from '#features/payments/server/orders/order.ts';
import { siteTexts } from '#features/site/public.ts';
import { readSettings } from '#features/site/server/public.ts';
import type { Connection } from '#platform/database/connection.ts';
import { showDate } from '#platform/dates/show-date.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import { sayIn } from '#platform/i18n/server-say.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { ReceiptContent } from './receipt-content.ts';

type Row = Order & {
  number: string;
  issued_on: string;
  plan_name: string;
  plan_name_ar: string;
  starts_on: string;
  ends_on: string;
  coupon_code: string | null;
};

async function readRow(connection: Connection, receiptId: number): Promise<Row> {
  const { rows } = await connection.query<Row>(
    `select orders.*, receipts.number, receipts.issued_on::text,
       plans.name as plan_name, plans.name_ar as plan_name_ar,
       subscriptions.starts_on::text, subscriptions.ends_on::text, coupons.code as coupon_code
     from receipts
     join orders on orders.id = receipts.order_id
     join plans on plans.id = orders.plan
     join subscriptions on subscriptions.order_id = orders.id
     left join coupons on coupons.id = orders.coupon_id
     where receipts.id = $1`,
    [receiptId],
  );
  if (!rows[0]) throw new Error(`There is no receipt ${receiptId}`);
  return rows[0];
}

type Facts = {
  readonly row: Row;
  readonly siteName: string;
  readonly contact: readonly string[];
  readonly plan: string;
  readonly period: string;
  amount(minor: number): string;
};

function contentOf({ row, siteName, contact, plan, period, amount }: Facts): ReceiptContent {
  const { language, number, months } = row;
  const say = sayIn(language);
  const price = amount(row.month_price_minor);
  const percent = row.discount_percent;
  const discount = {
    label: say(texts.discount, { code: row.coupon_code ?? '', percent }),
    value: sayDiscount(say, row.discount_minor, row.currency),
  };
  return {
    language,
    siteName,
    title: say(texts.title),
    facts: [
      { label: say(texts.number), value: number },
      { label: say(texts.date), value: showDate(row.issued_on, language) },
      { label: say(texts.order), value: row.id },
      { label: say(texts.reference), value: row.provider_ref ?? '' },
    ],
    from: { label: say(texts.from), lines: [siteName, ...contact] },
    billedTo: { label: say(texts.billedTo), lines: [row.company_name, row.email] },
    heads: { label: say(texts.item), value: say(texts.amount) },
    items: [
      {
        label: say(texts.subscription, { plan, months, price }),
        value: amount(row.subtotal_minor),
        note: period,
      },
      ...(row.discount_minor > 0 ? [discount] : []),
    ],
    total: { label: say(texts.total), value: amount(row.total_minor) },
    notes: [say(texts.refundNote), ...(row.live ? [] : [say(texts.sandboxNote)])],
    watermark: row.live ? null : say(texts.watermark),
  };
}

export type ReadReceipt = {
  readonly content: ReceiptContent;
  /** The mail it goes with, still without it. */
  readonly mail: Mail;
  readonly fileName: string;
};

/** All that is said about a payment, in the language it was made in. */
export async function readReceipt(connection: Connection, receiptId: number): Promise<ReadReceipt> {
  const row = await readRow(connection, receiptId);
  const { language, number, currency } = row;
  const say = sayIn(language);
  const setting = await readSettings(connection, language);
  const siteName = setting('website_name') ?? say(siteTexts.name);
  const contact = [setting('contact_address'), setting('contact_email')].filter(
    (line) => line !== undefined,
  );
  const plan = inLanguage(language, row.plan_name, row.plan_name_ar);
  const period = say(texts.period, {
    from: showDate(row.starts_on, language),
    to: showDate(row.ends_on, language),
  });
  const amount = (minor: number) => sayAmount(say, minor, currency);
  const values = { amount: amount(row.total_minor), company: row.company_name, plan, period };
  return {
    content: contentOf({ row, siteName, contact, plan, period, amount }),
    fileName: say(texts.fileName, { number }),
    mail: {
      recipient: row.email,
      subject: say(texts.mailSubject, { number }),
      body: say(texts.mailBody, { ...values, order: row.id }),
      language,
    },
  };
}
