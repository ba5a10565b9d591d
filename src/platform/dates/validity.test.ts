import { expect, test } from 'vitest';
import { daysLeftUntil, isOver, todayAt } from './validity.ts';

/** Kuwait is three hours ahead of UTC, so its day changes at 21:00Z. */
const lastSecondInKuwait = new Date('2026-11-15T20:59:59Z');
const nextDayInKuwait = new Date('2026-11-15T21:00:00Z');

test('today is the day in Kuwait', () => {
  expect(todayAt(lastSecondInKuwait)).toBe('2026-11-15');
  expect(todayAt(nextDayInKuwait)).toBe('2026-11-16');
});

test('the expiry day counts to its end', () => {
  expect(isOver('2026-11-15', lastSecondInKuwait)).toBe(false);
  expect(daysLeftUntil('2026-11-15', lastSecondInKuwait)).toBe(0);
  expect(isOver('2026-11-15', nextDayInKuwait)).toBe(true);
  expect(daysLeftUntil('2026-11-15', nextDayInKuwait)).toBe(-1);
});
