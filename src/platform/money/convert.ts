import { toDecimal } from './amounts.ts';
import { currencyDecimals } from './currencies.ts';

/** Millionths of a currency unit per dollar, and the day (YYYY-MM-DD) of the rate. */
export type Rate = { readonly perDollar: number; readonly day: string };

/** Rates by three-letter currency code. */
export type Rates = ReadonlyMap<string, Rate>;

type Money = { readonly minor: number; readonly currency: string };

export type Converted = {
  readonly price: string;
  readonly currency: string;
  /** The older of the days of the two rates. */
  readonly day: string;
};

const MILLION = 1_000_000;
const LAST_DAY = '9999-12-31';

/** The dollar's rate is the same on every day. */
const rateOf = (rates: Rates, currency: string) =>
  currency === 'USD' ? { perDollar: MILLION, day: LAST_DAY } : rates.get(currency);

/** Converts an amount approximately; undefined if a rate is missing or the currency is the same. */
export function convert(money: Money, currency: string, rates: Rates): Converted | undefined {
  if (money.currency === currency) return undefined;
  const from = rateOf(rates, money.currency);
  const to = rateOf(rates, currency);
  if (!from || !to) return undefined;
  const amount = money.minor / 10 ** currencyDecimals(money.currency);
  const converted = (amount * to.perDollar) / from.perDollar;
  const minor = Math.round(converted * 10 ** currencyDecimals(currency));
  if (!Number.isSafeInteger(minor) || (minor === 0 && money.minor > 0)) return undefined;
  return {
    price: toDecimal(minor, currency),
    currency,
    day: from.day < to.day ? from.day : to.day,
  };
}
