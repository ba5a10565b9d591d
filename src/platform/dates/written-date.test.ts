import { describe, expect, test } from 'vitest';
import { findWrittenDate, inferDateOrder } from './written-date.ts';

describe('the first of November 2026, however it is written', () => {
  test.each([
    '2026-11-01',
    '2026/11/01',
    '2026.11.1',
    '1/11/2026',
    '01-11-2026',
    '1.11.2026',
    '1/11/26',
    '1-Nov-2026',
    '1-Nov-26',
    '01 November 2026',
    '1st November 2026',
    'November 1, 2026',
    'Nov. 1, 2026',
    'Sunday, 1 November 2026',
    '2026-11-01 09:30',
    '2026-11-01T09:30:00Z',
    '2026-11-01T09:30:00.000+03:00',
    '01/11/2026 10:00:00 AM',
    '٠١/١١/٢٠٢٦',
    '۲۰۲۶-۱۱-۰۱',
    '1 نوفمبر 2026',
    '١ تشرين الثاني ٢٠٢٦',
    'الأحد، 1 نوفمبر 2026',
    '\u200f١-نوفمبر-٢٠٢٦',
  ])('%s', (text) => {
    expect(findWrittenDate(text)).toBe('2026-11-01');
  });
});

test.each([
  '',
  '31/02/2026',
  '2026-13-45',
  '1/11',
  'soon',
  '1 Nov',
  '1 Smarch 2026',
  '1'.repeat(90),
])('%s is no day', (text) => {
  expect(findWrittenDate(text)).toBeUndefined();
});

test('the order counts only where both are possible', () => {
  expect(findWrittenDate('03/04/2026', 'day')).toBe('2026-04-03');
  expect(findWrittenDate('03/04/2026', 'month')).toBe('2026-03-04');
  expect(findWrittenDate('25/04/2026', 'month')).toBe('2026-04-25');
  expect(findWrittenDate('04/25/2026', 'day')).toBe('2026-04-25');
});

test('what a date tells of its order', () => {
  expect(inferDateOrder('03/04/2026')).toBe('either');
  expect(inferDateOrder('25/04/2026')).toBe('day');
  expect(inferDateOrder('04-25-2026')).toBe('month');
  expect(inferDateOrder('04/04/2026')).toBeUndefined();
  expect(inferDateOrder('2026-04-03')).toBeUndefined();
});
