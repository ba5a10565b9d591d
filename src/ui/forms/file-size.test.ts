import { expect, test } from 'vitest';
import { megabytesOf } from './file-size.ts';

test('sizes are told in megabytes with two decimals', () => {
  expect(megabytesOf(5 * 1024 * 1024)).toBe('5.00');
  expect(megabytesOf(1_300_000)).toBe('1.24');
});

test('a small file is not shown as empty', () => {
  expect(megabytesOf(12)).toBe('0.01');
  expect(megabytesOf(0)).toBe('0.00');
});
