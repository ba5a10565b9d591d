import type { Say } from '#platform/i18n/say.ts';
import { toDecimal } from '#platform/money/amounts.ts';
import { sayMoney } from '#platform/money/say-money.ts';

const grouped = (decimal: string) => decimal.replace(/\B(?=(\d{3})+\.)/g, ',');

export function sayAmount(say: Say, minor: number, currency: string): string {
  return sayDecimal(say, toDecimal(minor, currency), currency);
}

/** An amount of an order: dollars with two decimals as stated, other currencies by their name. */
export function sayDecimal(say: Say, decimal: string, currency: string): string {
  return currency === 'USD' ? `$${grouped(decimal)}` : sayMoney(say, decimal, currency);
}

/** What is taken off; the mark keeps the sign before the digits among Arabic words. */
export function sayDiscount(say: Say, minor: number, currency: string): string {
  return `\u200e−${sayAmount(say, minor, currency)}`;
}
