import type { Text } from '#platform/i18n/texts.ts';
import type { Translate } from '#platform/i18n/translate.ts';
import { lookup } from '#platform/lookups/lookup.ts';
import { currencyDecimals } from './currencies.ts';
import { moneyTexts } from './money.texts.ts';

const known: Readonly<Record<string, Text>> = lookup(moneyTexts);

/** Formats 12500 as 12,500. */
export const groupThousands = (whole: string) => whole.replace(/\B(?=(\d{3}){1,5}$)/g, ',');

/** Digits are the same in both languages and in every runtime, so that pages hydrate as they were rendered. */
function grouped(decimal: string, currency: string): string {
  const decimals = currencyDecimals(currency);
  const [whole = '', fraction = ''] = decimal.split('.');
  const thousands = groupThousands(whole);
  return decimals === 0 ? thousands : `${thousands}.${fraction.padEnd(decimals, '0')}`;
}

function withCurrency(t: Translate, amount: string, currency: string): string {
  const text = known[currency];
  return t(text ?? moneyTexts.other, { amount, currency });
}

/** An amount for display: "KWD 1,250.500". `decimal` is the form in which calls transfer amounts. */
export function formatMoney(t: Translate, decimal: string, currency: string): string {
  return withCurrency(t, grouped(decimal, currency), currency);
}

/** A whole amount, whose fraction would only be zeros: "KWD 1,250". */
export function formatRoundMoney(t: Translate, whole: string, currency: string): string {
  return withCurrency(t, groupThousands(whole), currency);
}

/** A range of whole amounts with the currency once: "KWD 250–1,000". */
export function formatMoneyBand(
  t: Translate,
  { from, to }: { from: string; to: string },
  currency: string,
): string {
  return withCurrency(t, `${groupThousands(from)}–${groupThousands(to)}`, currency);
}
