import { expect, test } from 'vitest';
import { sendQuotation } from '#features/enquiries/quotations/quotations.contract.ts';
import { exchangeRatesCollection } from '#features/site/exchange-rates/exchange-rates.collection.ts';
import { findIssues } from '#platform/calls/parse-input.ts';
import { namedCollections } from '#testing/manage-collection.ts';

/** Codes of three letters that are no currency to pay with. */
const madeUp = ['ABC', 'XXX', 'XTS', 'XAU'];

const collections = [...namedCollections, ['exchange-rates', exchangeRatesCollection] as const];

const fields = collections.flatMap(([name, { fields: declared }]) =>
  Object.entries(declared)
    .filter(([field]) => field.endsWith('currency'))
    .map(([field, { schema }]) => ({ name: `${name}: ${field}`, schema })),
);

test('there are collections with amounts', () => {
  expect(fields.length).toBeGreaterThan(3);
});

test.each(fields)('$name is a currency that is in use', ({ schema }) => {
  expect(schema.safeParse('kwd').success).toBe(true);
  expect(madeUp.filter((code) => schema.safeParse(code).success)).toEqual([]);
  // A value that is wrong in two ways gets one message.
  expect(schema.safeParse('k1').error?.issues).toHaveLength(1);
});

test('so is that of a quotation', () => {
  const isTaken = (currency: string) =>
    !findIssues(sendQuotation, { currency }).some(({ field }) => field === 'currency');
  expect([...madeUp, 'KWD'].filter(isTaken)).toEqual(['KWD']);
});
