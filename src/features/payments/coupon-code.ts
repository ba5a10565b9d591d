import { cleanText } from '#platform/i18n/clean-text.ts';
import { toLatinDigits } from '#platform/i18n/latin-digits.ts';

/**
 * A coupon's code as it is stored and compared: in capitals, with Latin digits whatever keyboard it is typed on, and
 * without the direction marks that are copied from Arabic mails.
 */
export const readCouponCode = (typed: string): string =>
  toLatinDigits(cleanText(typed)).trim().toUpperCase();
