import { expect, test } from 'vitest';
import { firstPosition, formatCursor, positionOf, startKeyOf } from './daily-order.ts';

const now = new Date('2026-11-15T10:00:00Z');

test('every day the list starts at another key', () => {
  const starts = new Set(
    Array.from(
      { length: 60 },
      (_, day) => firstPosition(new Date(now.getTime() + day * 86_400_000)).afterKey,
    ),
  );
  expect(starts.size).toBe(60);
});

test('it does so when the day begins in Kuwait, as days do in every other list', () => {
  expect(firstPosition(new Date('2026-11-14T20:59:00Z')).day).toBe('20261114');
  expect(firstPosition(new Date('2026-11-14T21:00:00Z')).day).toBe('20261115');
});

test('start keys are whole numbers that the ring can hold', () => {
  const key = startKeyOf('20261115');
  expect(Number.isSafeInteger(key)).toBe(true);
});

test('a cursor leads back to its position, on the day it was given and the next', () => {
  const position = { day: '20261114', lap: 1 as const, afterKey: 77 };
  expect(positionOf(formatCursor(position), now)).toEqual(position);
});

test('a cursor from days ago or from the future starts the list anew', () => {
  expect(positionOf('20261101.0.5', now)).toEqual(firstPosition(now));
  expect(positionOf('20991101.0.5', now)).toEqual(firstPosition(now));
});
