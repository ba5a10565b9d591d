import { currencyDecimals } from '#platform/money/currencies.ts';

/** The durations for which a subscription is sold, in months; the first is preselected. */
export const subscriptionLengths = [12, 24] as const;
export type SubscriptionLength = (typeof subscriptionLengths)[number];

export type OrderPrice = {
  readonly subtotalMinor: number;
  readonly discountMinor: number;
  readonly totalMinor: number;
};

type Priced = {
  readonly monthPriceMinor: number;
  readonly months: number;
  /** 0 without a coupon. */
  readonly discountPercent: number;
  readonly currency: string;
};

/**
 * The price of an order, in the currency's smallest unit. The browser shows it and the server charges it. The discount
 * is rounded to a whole unit, half up, and always leaves at least one unit to pay.
 */
export function priceOrder({
  monthPriceMinor,
  months,
  discountPercent,
  currency,
}: Priced): OrderPrice {
  const unit = 10 ** currencyDecimals(currency);
  const subtotalMinor = monthPriceMinor * months;
  const percentOfUnit = 100 * unit;
  const rounded =
    Math.floor((subtotalMinor * discountPercent + percentOfUnit / 2) / percentOfUnit) * unit;
  const discountMinor = Math.max(0, Math.min(rounded, subtotalMinor - unit));
  return { subtotalMinor, discountMinor, totalMinor: subtotalMinor - discountMinor };
}
