import { expect, test } from 'vitest';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { formatSalary } from './salary.ts';

const pay = (from: string | null, to: string | null, currency: string | null) => ({
  salary_from: from,
  salary_to: to,
  salary_currency: currency,
});

test('nothing is said where nothing is known', () => {
  expect(formatSalary(translateIn('en'), pay(null, null, null))).toBeUndefined();
});

test('a range, to the whole unit, in both languages', () => {
  expect(formatSalary(translateIn('en'), pay('650.000', '1250.500', 'KWD'))).toBe(
    'KWD 650–1,251 a month',
  );
  expect(formatSalary(translateIn('ar'), pay('650.000', '850.000', 'KWD'))).toBe(
    '650–850 د.ك شهريًا',
  );
});

test('one figure where both ends are the same, and a currency nobody named', () => {
  expect(formatSalary(translateIn('en'), pay('900.00', '900.00', 'XYZ'))).toBe('XYZ 900 a month');
});
