import { expect, test } from 'vitest';
import { showDate } from './show-date.ts';
import { showMoment } from './show-moment.ts';

/** Shortly after noon in whichever time zone the test runs. */
const noon = new Date(2026, 10, 5, 12, 5).toISOString();

test.each([
  ['en', '5 Nov 2026, 12:05'],
  ['ar', '5 نوفمبر 2026، 12:05'],
] as const)('a moment in %s: its day as days are written, in Latin digits', (language, shown) => {
  expect(showMoment(noon, language)).toBe(shown);
  expect(shown).toContain(showDate('2026-11-05', language, 'short'));
});
