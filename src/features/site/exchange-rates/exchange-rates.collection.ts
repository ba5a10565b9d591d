import * as z from 'zod/mini';
import { collectionTexts } from '#collection/collection.texts.ts';
import { defineCollection } from '#collection/contract/define-collection.ts';
import { statusField } from '#collection/contract/status-field.ts';
import type { DeclaredField } from '#platform/fields/declared-field.ts';
import { dateField } from '#platform/fields/value-fields.ts';
import { findTypedMeanings, findWrittenNumber } from '#platform/fields/written-number.ts';
import { isKnownCurrency } from '#platform/money/known-currencies.ts';
import { exchangeRatesTexts as texts } from './exchange-rates.texts.ts';

const MILLION = 1_000_000;

const currency: DeclaredField = {
  kind: 'line',
  label: texts.currency,
  help: texts.currencyHelp,
  maxLength: 3,
  required: true,
  stored: 'text',
  schema: z.prefault(
    z.string(texts.currencyInvalid.id).check(
      z.trim(),
      z.toUpperCase(),
      z.regex(/^[A-Z]{3}$/, { error: texts.currencyInvalid.id, abort: true }),
      z.refine((code) => isKnownCurrency(code) && code !== 'USD', texts.currencyInvalid.id),
    ),
    '',
  ),
  answer: z.string(),
};

/** Parses a rate with up to nine digits before the point and six after it into millionths, without rounding. */
function findMillionths(typed: string | number): number | undefined {
  const text = String(typed).trim().slice(0, 40);
  const [, whole = '', fraction = ''] =
    /^(\d{1,9})(?:\.(\d{1,6}))?$/.exec(findWrittenNumber(text) ?? text) ?? [];
  return Number(whole + fraction.padEnd(6, '0')) || undefined;
}

const perDollar: DeclaredField = {
  kind: 'line',
  label: texts.perDollar,
  help: texts.perDollarHelp,
  isNumber: true,
  required: true,
  stored: 'bigint',
  schema: z.prefault(
    z.pipe(
      z.union([z.string(), z.number()], texts.perDollarInvalid.id).check(
        z.refine((typed) => !findTypedMeanings(String(typed)), texts.perDollarUndecided.id),
        z.refine((typed) => findMillionths(typed) !== undefined, texts.perDollarInvalid.id),
      ),
      z.transform((typed: string | number) => findMillionths(typed)),
    ),
    '',
  ),
  answer: z.string(),
  toAnswer: (stored) => String(Number(stored) / MILLION),
};

/** Exchange rates per US dollar, kept by the operator, for showing prices in the reader's currency. */
export const exchangeRatesCollection = defineCollection({
  audience: 'operator',
  name: 'exchange-rates',
  item: 'rate',
  ids: { one: 'id', acted: 'id', many: 'ids' },
  words: texts,
  fields: {
    currency,
    per_dollar: perDollar,
    day: dateField({ label: texts.day, required: texts.dayRequired }),
    status: statusField,
  },
  title: 'currency',
  searched: ['currency'],
  columns: [
    { name: 'currency', header: texts.currency, as: 'currency', sortable: true },
    { name: 'per_dollar', header: texts.perDollar, as: 'number', onPhone: true },
    { name: 'day', header: texts.day, as: 'date', sortable: true },
    { name: 'status', header: collectionTexts.status, as: 'status', sortable: true },
  ],
  texts: { heading: texts.Many },
  redirectMs: 1500,
  errorKey: 'exchangeRateError',
});
