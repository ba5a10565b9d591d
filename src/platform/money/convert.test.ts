import { expect, test } from 'vitest';
import { convert } from './convert.ts';

const rates = new Map([
  ['KWD', { perDollar: 307_000, day: '2026-11-02' }],
  ['SAR', { perDollar: 3_750_000, day: '2026-11-01' }],
  ['LBP', { perDollar: 89_500_000_000, day: '2026-10-30' }],
]);

test('without both rates nothing is made up', () => {
  expect(convert({ minor: 100, currency: 'EGP' }, 'KWD', rates)).toBeUndefined();
  expect(convert({ minor: 100, currency: 'KWD' }, 'EGP', rates)).toBeUndefined();
});

test('the same currency needs no second price, and nothing does not become a price', () => {
  expect(convert({ minor: 710, currency: 'KWD' }, 'KWD', rates)).toBeUndefined();
  expect(convert({ minor: 1, currency: 'LBP' }, 'KWD', rates)).toBeUndefined();
});

test('an amount in the digits of the other currency, with the older of the two days', () => {
  expect(convert({ minor: 860, currency: 'SAR' }, 'KWD', rates)).toEqual({
    price: '0.704',
    currency: 'KWD',
    day: '2026-11-01',
  });
  expect(convert({ minor: 1000, currency: 'KWD' }, 'USD', rates)).toEqual({
    price: '3.26',
    currency: 'USD',
    day: '2026-11-02',
  });
});
