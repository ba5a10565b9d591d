import type { FieldIssue } from '#platform/calls/call-problem.ts';
import { findMinor } from '#platform/money/amounts.ts';
import { currencyDecimals } from '#platform/money/currencies.ts';
import { fieldsTexts } from './fields.texts.ts';
import { findTypedMeanings, findWrittenNumber } from './written-number.ts';

const THREE_DECIMALS = 3;

/** Three digits behind a comma are decimals in a currency that has so many, and thousands in all others. */
const couldBeDecimals = (currency: string) => currencyDecimals(currency) === THREE_DECIMALS;

/** What is asked of whoever typed an amount that means one thing or a thousand times another. */
export function questionOfAmount(
  typed: string,
  currency: string,
): Pick<FieldIssue, 'text' | 'values'> | undefined {
  const meanings = couldBeDecimals(currency) ? findTypedMeanings(typed) : undefined;
  return meanings && { text: fieldsTexts.undecidedNumber, values: { written: typed, ...meanings } };
}

/** What was typed, in the smallest unit of its currency; undefined where it is no amount of it, or may be two. */
export function findTypedMinor(typed: string, currency: string): number | undefined {
  if (questionOfAmount(typed, currency)) return undefined;
  return findMinor(findWrittenNumber(typed) ?? '', currency);
}
