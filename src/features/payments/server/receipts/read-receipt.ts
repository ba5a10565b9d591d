import { formatAmount, formatDiscount } from '#features/payments/format-amount.ts';
import { receiptTexts as texts } from '#features/payments/receipt.texts.ts';
import { siteTexts } from '#features/site/public.ts';
import { readSettings } from '#features/site/server/public.ts';
import type { Connection } from '#platform/database/connection.ts';
import { showDate } from '#platform/dates/show-date.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { ReceiptContent } from './receipt-content.ts';
import { type ReceiptRow, readReceiptRow } from './receipt-row.ts';

type Facts = {
  readonly row: ReceiptRow;
  readonly siteName: string;
  readonly contact: readonly string[];
  readonly plan: string;
  readonly period: string;
  amount(minor: number): string;
};

function contentOf({ row, siteName, contact, plan, period, amount }: Facts): ReceiptContent {
  const { language, number, months } = row;
  const t = translateIn(language);
  const price = amount(row.month_price_minor);
  const percent = row.discount_percent;
  const discount = {
    label: t(texts.discount, { code: row.coupon_code ?? '', percent }),
    value: formatDiscount(t, row.discount_minor, row.currency),
  };
  return {
    language,
    siteName,
    title: t(texts.title),
    facts: [
      { label: t(texts.number), value: number },
      { label: t(texts.date), value: showDate(row.issued_on, language) },
      { label: t(texts.order), value: row.id },
      { label: t(texts.reference), value: row.provider_ref ?? '' },
    ],
    from: { label: t(texts.from), lines: [siteName, ...contact] },
    billedTo: { label: t(texts.billedTo), lines: [row.company_name, row.email] },
    heads: { label: t(texts.item), value: t(texts.amount) },
    items: [
      {
        label: t(texts.subscription, { plan, months, price }),
        value: amount(row.subtotal_minor),
        note: period,
      },
      ...(row.discount_minor > 0 ? [discount] : []),
    ],
    total: { label: t(texts.total), value: amount(row.total_minor) },
    notes: [t(texts.refundNote), ...(row.live ? [] : [t(texts.sandboxNote)])],
    watermark: row.live ? null : t(texts.watermark),
  };
}

export type ReadReceipt = {
  readonly content: ReceiptContent;
  /** The mail, without the receipt attached yet. */
  readonly mail: Mail;
  readonly fileName: string;
};

/** Everything for the receipt and its mail, in the language of the payment. */
export async function readReceipt(connection: Connection, receiptId: number): Promise<ReadReceipt> {
  const row = await readReceiptRow(connection, receiptId);
  const { language, number, currency } = row;
  const t = translateIn(language);
  const setting = await readSettings(connection, language);
  const siteName = setting('website_name') ?? t(siteTexts.name);
  const contact = [setting('contact_address'), setting('contact_email')].filter(
    (line) => line !== undefined,
  );
  const plan = inLanguage(language, row.plan_name, row.plan_name_ar);
  const period = t(texts.period, {
    from: showDate(row.starts_on, language),
    to: showDate(row.ends_on, language),
  });
  const amount = (minor: number) => formatAmount(t, minor, currency);
  const values = { amount: amount(row.total_minor), company: row.company_name, plan, period };
  return {
    content: contentOf({ row, siteName, contact, plan, period, amount }),
    fileName: t(texts.fileName, { number }),
    mail: {
      recipient: row.email,
      subject: t(texts.mailSubject, { number }),
      body: t(texts.mailBody, { ...values, order: row.id }),
      language,
    },
  };
}
