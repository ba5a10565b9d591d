import type { Translate } from '#platform/i18n/translate.ts';
import { toDecimal } from '#platform/money/amounts.ts';
import { formatMoney } from '#platform/money/format-money.ts';

const grouped = (decimal: string) => decimal.replace(/\B(?=(\d{3}){1,5}\.)/g, ',');

export function formatAmount(t: Translate, minor: number, currency: string): string {
  return formatDecimal(t, toDecimal(minor, currency), currency);
}

/** An amount of an order: US dollars as `$` with two decimals, other currencies with their name. */
export function formatDecimal(t: Translate, decimal: string, currency: string): string {
  return currency === 'USD' ? `$${grouped(decimal)}` : formatMoney(t, decimal, currency);
}

/** A discount. The left-to-right mark keeps the minus sign before the digits in Arabic text. */
export function formatDiscount(t: Translate, minor: number, currency: string): string {
  return `\u200e−${formatAmount(t, minor, currency)}`;
}
