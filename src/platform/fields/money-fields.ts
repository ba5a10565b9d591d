import * as z from 'zod/mini';
import type { FieldIssue } from '#platform/calls/call-problem.ts';
import { toDecimal } from '#platform/money/amounts.ts';
import { isKnownCurrency } from '#platform/money/known-currencies.ts';
import type { DeclaredField, FieldFacts, StoredRow, Values } from './declared-field.ts';
import { fieldsTexts } from './fields.texts.ts';
import { findTypedMinor, questionOfAmount } from './typed-amount.ts';
import { findTypedMeanings, findWrittenNumber } from './written-number.ts';

const nullableText = z.nullable(z.string());

/**
 * The amount in plain digits with a decimal point. Text that is ambiguous until the currency is known stays as it is,
 * and
 * so does text that is not a number, which is refused later.
 */
function plainAmount(typed: string | number): string {
  const text = String(typed).trim();
  return findTypedMeanings(text) ? text : (findWrittenNumber(text) ?? text);
}

const isAmount = (text: string) =>
  findTypedMeanings(text) !== undefined || /^(\d{1,12}(\.\d{1,3}0*)?)?$/.test(text);

/** An amount of money as a decimal number; its currency is a separate field. */
export function amountField(facts: FieldFacts): DeclaredField {
  const invalid = fieldsTexts.invalidAmount.id;
  const typed = z
    .union([z.string(), z.number()], invalid)
    .check(z.refine((amount) => isAmount(plainAmount(amount)), invalid));
  const stored = z.transform((amount: string | number) => plainAmount(amount) || null);
  return {
    kind: 'line',
    ...facts,
    isNumber: true,
    required: false,
    stored: 'bigint or null',
    schema: z.prefault(z.pipe(typed, stored), ''),
    answer: nullableText,
  };
}

const isNoneOrKnown = (code: string) => code === '' || isKnownCurrency(code);

/** A currency by its three-letter code. */
export function currencyField(facts: FieldFacts): DeclaredField {
  const invalid = fieldsTexts.invalidCurrency.id;
  const code = z
    .string(invalid)
    .check(
      z.trim(),
      z.toUpperCase(),
      z.regex(/^([A-Z]{3})?$/, { error: invalid, abort: true }),
      z.refine(isNoneOrKnown, invalid),
    );
  return {
    kind: 'line',
    ...facts,
    maxLength: 3,
    offered: 'currencies',
    required: false,
    stored: 'text or null',
    schema: z.prefault(
      z.pipe(
        code,
        z.transform((text: string) => text || null),
      ),
      '',
    ),
    answer: nullableText,
  };
}

type MoneyNames = { readonly amounts: readonly string[]; readonly currency: string };

/**
 * Amounts are entered and returned as decimal numbers and stored in the smallest unit of their currency, so an amount
 * and
 * its currency have to be converted together.
 */
export function moneyOf({ amounts, currency }: MoneyNames) {
  const given = (values: Values) => amounts.filter((name) => typeof values[name] === 'string');

  function rules(values: Values): readonly FieldIssue[] {
    const code = values[currency];
    if (given(values).length === 0) return [];
    // An invalid currency is reported by its own field, and once is enough.
    if (typeof code !== 'string') {
      return [{ field: currency, text: fieldsTexts.currencyMissing }];
    }
    return given(values)
      .filter((name) => findTypedMinor(String(values[name]), code) === undefined)
      .map((field) => ({
        field,
        ...(questionOfAmount(String(values[field]), code) ?? { text: fieldsTexts.invalidAmount }),
      }));
  }

  function toStored(values: Values): Values {
    const code = String(values[currency]);
    const minors = amounts.map((name) => {
      const amount = values[name];
      return [name, typeof amount === 'string' ? findTypedMinor(amount, code) : amount];
    });
    return { ...values, ...Object.fromEntries(minors) };
  }

  function toAnswer(row: StoredRow): StoredRow {
    const code = String(row[currency]);
    const decimals = amounts.map((name) => {
      const minor = row[name];
      return [name, typeof minor === 'number' ? toDecimal(minor, code) : null] as const;
    });
    return { ...row, ...Object.fromEntries(decimals) };
  }

  return { rules, toStored, toAnswer };
}
