import { expect, test } from 'vitest';
import { digitsIn, noDigits, putDigits } from './code-digits.ts';

test.each([
  ['123456', '123456'],
  ['12 34-56', '123456'],
  ['Your code: ٤٢٠١٣٧', '420137'],
  ['۴۲', '42'],
  ['abc', ''],
])('%s holds the digits %s', (text, digits) => {
  expect(digitsIn(text).join('')).toBe(digits);
});

test('what is too much for a box goes on in the next, and what is too much for all is dropped', () => {
  const empty = noDigits(6);
  expect(putDigits(empty, 0, digitsIn('1234567'))).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(putDigits(empty, 4, digitsIn('789'))).toEqual(['', '', '', '', '7', '8']);
  expect(putDigits(['1', '2', '', '', '', ''], 1, ['9'])).toEqual(['1', '9', '', '', '', '']);
});
