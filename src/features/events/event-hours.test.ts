import { expect, test } from 'vitest';
import { eventHours } from './event-hours.ts';

test.each([
  ['09:00', '17:00', '2026-11-05T09:00:00+03:00', '09:00–17:00 (GMT+3)'],
  ['09:00', null, '2026-11-05T09:00:00+05:30', '09:00 (GMT+5:30)'],
  ['19:00', '20:30', '2026-11-05T19:00:00+10:00', '19:00–20:30 (GMT+10)'],
  [null, null, null, undefined],
])('from %s to %s', (event_start_time, event_end_time, starts_at, shown) => {
  expect(eventHours({ event_start_time, event_end_time, starts_at })).toBe(shown);
});
