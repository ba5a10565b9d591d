import { expect, test } from 'vitest';
import { findWrittenTime } from './written-time.ts';

test.each([
  ['09:30', '09:30'],
  ['9:30', '09:30'],
  ['9.30', '09:30'],
  ['09:30:00', '09:30'],
  ['9 am', '09:00'],
  ['9:05 PM', '21:05'],
  ['12:00 am', '00:00'],
  ['12:15 p.m.', '12:15'],
  ['٩:٣٠ ص', '09:30'],
  ['٩:٣٠ م', '21:30'],
  ['\u200e23:59\u200e', '23:59'],
])('%j is %s', (text, time) => {
  expect(findWrittenTime(text)).toBe(time);
});

test.each(['', '9', '24:00', '9:60', '13:00 pm', '0:30 am', 'noon', '9:3', '1'.repeat(1_000)])(
  '%j is no time of day',
  (text) => {
    expect(findWrittenTime(text)).toBeUndefined();
  },
);
