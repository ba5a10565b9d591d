import { expect, test } from 'vitest';
import { zonedTime } from '#platform/dates/zoned-time.ts';
import { timeZoneOf } from './time-zone.ts';

test.each([
  ['KW', '2026-11-05', '2026-11-05T09:00:00+03:00'],
  ['AE', '2026-11-05', '2026-11-05T09:00:00+04:00'],
  ['IN', '2026-11-05', '2026-11-05T09:00:00+05:30'],
  // Summer, winter, and the very morning on which clocks change.
  ['EG', '2026-07-05', '2026-07-05T09:00:00+03:00'],
  ['EG', '2026-12-05', '2026-12-05T09:00:00+02:00'],
  ['LB', '2026-03-29', '2026-03-29T09:00:00+03:00'],
  // The country has several zones, none of which is more correct than another.
  ['US', '2026-11-05', '2026-11-05T09:00:00+03:00'],
])('nine in the morning in %s on %s', (country, date, moment) => {
  expect(zonedTime(timeZoneOf(country), date, '09:00')).toBe(moment);
});
