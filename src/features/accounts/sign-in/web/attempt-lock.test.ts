import { expect, test } from 'vitest';
import { countAttempt, isLocked, noAttempts } from './attempt-lock.ts';

const after = (...timesMs: number[]) => timesMs.reduce(countAttempt, noAttempts);
const start = 1_000_000;

test('three attempts within a minute lock the form', () => {
  expect(isLocked(after(start, start + 1_000), start + 1_000)).toBe(false);
  expect(isLocked(after(start, start + 1_000, start + 2_000), start + 2_000)).toBe(true);
});

test('until more than a minute has passed since the last', () => {
  const attempts = after(start, start + 1_000, start + 2_000);
  expect(isLocked(attempts, start + 62_000)).toBe(true);
  expect(isLocked(attempts, start + 62_001)).toBe(false);
  expect(countAttempt(attempts, start + 62_001).count).toBe(1);
});

test('each attempt within a minute of the one before counts on', () => {
  expect(after(start, start + 50_000, start + 100_000).count).toBe(3);
});
