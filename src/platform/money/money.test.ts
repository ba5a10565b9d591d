import { describe, expect, test } from 'vitest';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { findMinor, toDecimal } from './amounts.ts';
import { formatMoney, formatMoneyBand } from './format-money.ts';

describe('amounts travel as decimals and are stored in the smallest unit', () => {
  test.each([
    ['KWD', 710, '0.710'],
    ['BHD', 5, '0.005'],
    ['OMR', 12_345, '12.345'],
    ['JOD', 0, '0.000'],
    ['SAR', 18_975, '189.75'],
    ['USD', 7, '0.07'],
    ['JPY', 1200, '1200'],
  ])('%s %i is %s and back', (currency, minor, decimal) => {
    expect(toDecimal(minor, currency)).toBe(decimal);
    expect(findMinor(decimal, currency)).toBe(minor);
  });

  test.each([
    ['0.7105', 'KWD'],
    ['1.999', 'SAR'],
    ['-1', 'KWD'],
    ['1e3', 'KWD'],
    ['', 'KWD'],
    ['1.', 'KWD'],
    ['1,5', 'KWD'],
  ])('"%s" is no amount in %s', (decimal, currency) => {
    expect(findMinor(decimal, currency)).toBeUndefined();
  });

  test('fewer digits than the currency has are understood', () => {
    expect(findMinor('2.1', 'KWD')).toBe(2100);
    expect(findMinor('2', 'SAR')).toBe(200);
  });
});

describe('amounts as people read them', () => {
  test.each([
    ['en', '1250.5', 'KWD', 'KWD 1,250.500'],
    ['ar', '1250.5', 'KWD', '1,250.500 د.ك'],
    ['en', '1234567.89', 'SAR', 'SAR 1,234,567.89'],
    ['en', '99', 'XYZ', 'XYZ 99.00'],
    ['ar', '99', 'XYZ', '99.00 XYZ'],
    ['en', '5', 'constructor', 'constructor 5.00'],
  ] as const)('%s: %s %s', (language, decimal, currency, expected) => {
    expect(formatMoney(translateIn(language), decimal, currency)).toBe(expected);
  });
});

test('a band of amounts says its currency once', () => {
  const band = { from: '250', to: '1000' };
  expect(formatMoneyBand(translateIn('en'), band, 'KWD')).toBe('KWD 250–1,000');
  expect(formatMoneyBand(translateIn('ar'), band, 'KWD')).toBe('250–1,000 د.ك');
});
