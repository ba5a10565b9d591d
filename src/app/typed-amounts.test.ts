import { describe, expect, test } from 'vitest';
import type { Collection } from '#collection/contract/define-collection.ts';
import { eventsCollection } from '#features/events/events.collection.ts';
import { jobsCollection } from '#features/jobs/jobs.collection.ts';
import { productsCollection } from '#features/products/products.collection.ts';
import { exchangeRatesCollection } from '#features/site/exchange-rates/exchange-rates.collection.ts';
import { checkField } from '#platform/calls/parse-input.ts';
import type { Values } from '#platform/fields/declared-field.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';

const t = translateIn('en');

const collections: readonly (readonly [string, Collection, string, string])[] = [
  ['products', productsCollection, 'price', 'currency'],
  ['jobs', jobsCollection, 'salary_from', 'salary_currency'],
  ['jobs', jobsCollection, 'salary_to', 'salary_currency'],
  ['events', eventsCollection, 'price', 'price_currency'],
];

describe.each(collections)('%s: what is typed as %s…', (_name, collection, amount, currency) => {
  /** The stored amount in the smallest unit, or the error messages. */
  function storedOf(typed: string, code: string): unknown {
    const field = collection.fields[amount];
    const checked = field && checkField(amount, field.schema, typed);
    if (!checked?.sound) return checked?.issues.map(({ text }) => t(text));
    const both = { salary_from: checked.value, salary_to: checked.value };
    const values: Values = { ...both, [amount]: checked.value, [currency]: code };
    const issues = collection.rules?.(values).filter(({ field: name }) => name === amount) ?? [];
    if (issues.length > 0) return issues.map(({ text, values: said }) => t(text, said));
    return collection.toStored?.(values)[amount];
  }

  test.each([
    ['1.234', 'KWD', 1234],
    ['1.2340', 'KWD', 1234],
    ['١٫٢٣٤', 'KWD', 1234],
    ['١٬٢٣٤', 'KWD', 1_234_000],
    ['1234', 'KWD', 1_234_000],
    ['1,234.5', 'KWD', 1_234_500],
    ['1,25', 'KWD', 1250],
    ['1,234', 'SAR', 123_400],
    ['١,٢٣٤', 'SAR', 123_400],
    ['1,234', 'JPY', 1234],
    ['1234.00', 'JPY', 1234],
  ])('%s %s is %i', (typed, code, minor) => {
    expect(storedOf(typed, code)).toBe(minor);
  });

  test.each(['1,234', '١,٢٣٤'])('%s KWD is asked about', (typed) => {
    expect(storedOf(typed, 'KWD')).toEqual([
      `“${typed}” can mean 1234 or 1.234. Please write it one of these ways.`,
    ]);
  });

  test.each(['1.234', '1.2345'])('%s is no amount in SAR', (typed) => {
    expect(storedOf(typed, 'SAR')).toEqual(['Please enter a valid amount']);
  });
});

test('a rate is asked about as well', () => {
  const schema = exchangeRatesCollection.fields.per_dollar?.schema;
  const issuesOf = (typed: string) => {
    const checked = schema && checkField('per_dollar', schema, typed);
    return checked?.sound ? checked.value : checked?.issues.map(({ text }) => t(text));
  };
  expect(issuesOf('1,234')).toEqual([expect.stringContaining('Please write the number without')]);
  expect(issuesOf('1.234')).toBe(1_234_000);
  expect(issuesOf('89,500.5')).toBe(89_500_500_000);
});
