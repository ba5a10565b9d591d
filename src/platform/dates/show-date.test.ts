import { expect, test } from 'vitest';
import { showDate, showDateRange, showHijriDate, showHijriDateRange } from './show-date.ts';

test('a day in words', () => {
  expect(showDate('2026-11-05', 'en')).toBe('5 November 2026');
  expect(showDate('2026-11-05', 'en', 'short')).toBe('5 Nov 2026');
  expect(showDate('2026-11-05', 'ar')).toBe('5 نوفمبر 2026');
});

test.each([
  ['2026-11-20', '2026-11-20', '20 November 2026'],
  ['2026-11-20', '2026-11-23', '20–23 November 2026'],
  ['2026-11-28', '2026-12-02', '28 November – 2 December 2026'],
  ['2026-12-30', '2027-01-02', '30 December 2026 – 2 January 2027'],
])('%s to %s is %s', (from, to, shown) => {
  expect(showDateRange(from, to, 'en')).toBe(shown);
});

test('the Hijri date of a day, in Arabic words and Latin digits', () => {
  expect(showHijriDate('2026-11-15')).toBe('5 جمادى الآخرة 1448 هـ');
});

test.each([
  ['2026-11-15', '2026-11-15', '5 جمادى الآخرة 1448 هـ'],
  ['2027-04-20', '2027-04-23', '13–16 ذو القعدة 1448 هـ'],
  ['2027-05-05', '2027-05-10', '28 ذو القعدة – 4 ذو الحجة 1448 هـ'],
  ['2027-06-05', '2027-06-07', '30 ذو الحجة 1448 هـ – 2 محرم 1449 هـ'],
])('%s to %s is %s in the Hijri calendar', (from, to, shown) => {
  expect(showHijriDateRange(from, to)).toBe(shown);
});
