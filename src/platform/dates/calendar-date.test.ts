import { describe, expect, test } from 'vitest';
import {
  addDays,
  countDays,
  findCalendarDate,
  toSlashedDate,
  yearsBefore,
} from './calendar-date.ts';

describe('findCalendarDate', () => {
  test.each([
    '',
    'tomorrow',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '31/4/2026',
    '29/2/2027',
    '2026/11/15',
    '15-11-2026',
    '15/11/26',
    '2026-11-15T00:00:00Z',
    ...['0000-01-01', '0001-01-01', '1448-09-01', '1899-12-31', '2200-01-01', '9999-12-31'],
  ])('"%s" is no date', (text) => {
    expect(findCalendarDate(text)).toBeUndefined();
  });

  test.each([
    ['2026-11-15', '2026-11-15'],
    ['1900-01-01', '1900-01-01'],
    ['2199-12-31', '2199-12-31'],
    ['2026-1-5', '2026-01-05'],
    ['15/11/2026', '2026-11-15'],
    ['5/1/2026', '2026-01-05'],
    ['05/01/2026', '2026-01-05'],
    [' 29/2/2028 ', '2028-02-29'],
    ['١٥/١١/٢٠٢٦', '2026-11-15'],
    ['۲۰۲۶-۱۱-۱۵', '2026-11-15'],
  ])('"%s" is %s', (text, date) => {
    expect(findCalendarDate(text)).toBe(date);
  });
});

test('event calls write days and months without leading zeros', () => {
  expect(toSlashedDate('2026-01-05')).toBe('5/1/2026');
  expect(toSlashedDate('2026-11-15')).toBe('15/11/2026');
});

test('days are counted over months and leap days', () => {
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(countDays('2026-11-15', '2026-12-15')).toBe(30);
  expect(countDays('2026-11-15', '2026-11-14')).toBe(-1);
});

test.each([
  ['2028-03-01', '2027-03-01'],
  ['2028-02-29', '2027-03-01'],
  ['2029-01-01', '2028-01-01'],
])('a year before %s is %s, whatever days lie between', (day, before) => {
  expect(yearsBefore(day, 1)).toBe(before);
});
