import type { FieldIssue } from '#platform/calls/call-problem.ts';
import { findMinor } from '#platform/money/amounts.ts';
import { currencyDecimals } from '#platform/money/currencies.ts';
import { fieldsTexts } from './fields.texts.ts';
import { findTypedMeanings, findWrittenNumber } from './written-number.ts';

const THREE_DECIMALS = 3;

/** Three digits after a comma are decimals in a currency with three decimals, and thousands in all others. */
const couldBeDecimals = (currency: string) => currencyDecimals(currency) === THREE_DECIMALS;

/**
 * The question to a person whose amount could mean one number or a thousand times as much; undefined if it is clear.
 */
export function questionOfAmount(
  typed: string,
  currency: string,
): Pick<FieldIssue, 'text' | 'values'> | undefined {
  const meanings = couldBeDecimals(currency) ? findTypedMeanings(typed) : undefined;
  return meanings && { text: fieldsTexts.undecidedNumber, values: { written: typed, ...meanings } };
}

/** The amount in the smallest unit of its currency; undefined if it is invalid or ambiguous. */
export function findTypedMinor(typed: string, currency: string): number | undefined {
  if (questionOfAmount(typed, currency)) return undefined;
  return findMinor(findWrittenNumber(typed) ?? '', currency);
}
