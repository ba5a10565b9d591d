import { expect, test } from 'vitest';
import { findPack, unitPriceOf } from './unit-price.ts';

test.each([null, '', 'box', '1 unit', '1 capsule', '0 tablets', '999999 tablets'])(
  'no pack to divide by: %s',
  (size) => {
    expect(findPack(size)).toBeUndefined();
  },
);

test('long words are no pack either', () => {
  expect(findPack('9 '.repeat(500_000))).toBeUndefined();
});

test.each([
  ['24 tablets', { amount: 24, unit: 'piece' }],
  ['2 x 15 capsules', { amount: 30, unit: 'piece' }],
  ['3×10 ampoules of 2 ml', { amount: 30, unit: 'piece' }],
  ['100 ml', { amount: 100, unit: 'ml' }],
  ['30g', { amount: 30, unit: 'g' }],
  ['24 constructor', { amount: 24, unit: 'piece' }],
])('%s', (size, pack) => {
  expect(findPack(size)).toEqual(pack);
});

test('the price of one is rounded to what the currency has, and never nothing', () => {
  expect(unitPriceOf(710, { amount: 24, unit: 'piece' })).toBe(30);
  expect(unitPriceOf(3, { amount: 100, unit: 'ml' })).toBeUndefined();
});
