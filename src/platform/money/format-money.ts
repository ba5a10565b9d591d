import type { Text } from '#platform/i18n/texts.ts';
import type { Translate } from '#platform/i18n/translate.ts';
import { currencyDecimals } from './currencies.ts';
import { moneyTexts } from './money.texts.ts';

const known: Readonly<Record<string, Text>> = moneyTexts;

/** 12500 as 12,500. */
export const groupThousands = (whole: string) => whole.replace(/\B(?=(\d{3}){1,5}$)/g, ',');

/** Digits alike in both languages and in every runtime, so that pages hydrate as rendered. */
function grouped(decimal: string, currency: string): string {
  const decimals = currencyDecimals(currency);
  const [whole = '', fraction = ''] = decimal.split('.');
  const thousands = groupThousands(whole);
  return decimals === 0 ? thousands : `${thousands}.${fraction.padEnd(decimals, '0')}`;
}

function withCurrency(t: Translate, amount: string, currency: string): string {
  const text = Object.hasOwn(known, currency) ? known[currency] : undefined;
  return t(text ?? moneyTexts.other, { amount, currency });
}

/** An amount as people read it: "KWD 1,250.500". `decimal` is how amounts travel. */
export function formatMoney(t: Translate, decimal: string, currency: string): string {
  return withCurrency(t, grouped(decimal, currency), currency);
}

/** A round sum, where fractions would only be noughts: "KWD 1,250". */
export function formatRoundMoney(t: Translate, whole: string, currency: string): string {
  return withCurrency(t, groupThousands(whole), currency);
}

/** From one round sum to another, the currency once: "KWD 250–1,000". */
export function formatMoneyBand(
  t: Translate,
  { from, to }: { from: string; to: string },
  currency: string,
): string {
  return withCurrency(t, `${groupThousands(from)}–${groupThousands(to)}`, currency);
}
