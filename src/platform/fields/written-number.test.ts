import { describe, expect, test } from 'vitest';
import {
  findBothMeanings,
  findTypedMeanings,
  findWrittenNumber,
  inferDecimalMark,
  isAmbiguous,
} from './written-number.ts';

describe('a number means the same however it is written', () => {
  test.each([
    ['4.5', '4.5'],
    ['4,5', '4.5'],
    ['4,50', '4.50'],
    ['٤٫٥', '4.5'],
    ['١٢٠٠', '1200'],
    ['1,234.56', '1234.56'],
    ['1.234,56', '1234.56'],
    ['1 234,56', '1234.56'],
    ["1'234.56", '1234.56'],
    ['١٬٢٣٤٫٥', '1234.5'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['0,500', '0.500'],
    ['.5', '0.5'],
    ['1234,500', '1234.500'],
    ['-3', '-3'],
    [' - 3 ', '-3'],
    ['12\u00a0345\u202f678', '12345678'],
    ['\u200f1_000\u200e', '1000'],
  ])('%s', (written, plain) => {
    expect(findWrittenNumber(written)).toBe(plain);
    expect(isAmbiguous(written)).toBe(false);
  });
});

test('three digits after the only mark: by the mark of who wrote it', () => {
  expect(isAmbiguous('1,200')).toBe(true);
  expect(findWrittenNumber('1,200', '.')).toBe('1200');
  expect(findWrittenNumber('1,200', ',')).toBe('1.200');
  expect(findWrittenNumber('1.200', '.')).toBe('1.200');
  expect(findWrittenNumber('1.200', ',')).toBe('1200');
});

/** Two numbers in one cell are not a larger one. */
const apart = [
  '12 15',
  '5 10',
  '5\n10',
  '1 2345',
  '1234 567',
  "1'",
  '5 - 10',
  '1,5 2',
  '٥ ١٠',
  '12  500',
];

test.each([
  '',
  'four',
  '4 KWD',
  '1,23,4.5',
  '1.2.3',
  '4,5,6',
  '..',
  '1e5',
  '9'.repeat(50),
  ...apart,
])('%s is no number', (text) => {
  expect(findWrittenNumber(text)).toBeUndefined();
});

test('what a number tells of its decimal mark', () => {
  expect(inferDecimalMark('4,5')).toBe(',');
  expect(inferDecimalMark('4.5')).toBe('.');
  expect(inferDecimalMark('1.234,5')).toBe(',');
  expect(inferDecimalMark('1,234,567')).toBe('.');
  expect(inferDecimalMark('1,200')).toBeUndefined();
  expect(inferDecimalMark('1200')).toBeUndefined();
  expect(inferDecimalMark('٤٫٥')).toBeUndefined();
});

test.each([
  ['1,234', { thousands: '1234', decimals: '1.234' }],
  ['١,٢٣٤', { thousands: '1234', decimals: '1.234' }],
  ['1.234', { thousands: '1234', decimals: '1.234' }],
  ['12.500', { thousands: '12500', decimals: '12.500' }],
])('%s is one thing or a thousand times it', (written, meanings) => {
  expect(findBothMeanings(written)).toEqual(meanings);
  expect(findTypedMeanings(written)).toEqual(written.includes('.') ? undefined : meanings);
});

test.each(['١٬٢٣٤', '١٫٢٣٤', '1,2345', '0,500', '1,234,567', '1,234.5', 'four,200'])(
  '%s is one thing',
  (written) => {
    expect(findBothMeanings(written)).toBeUndefined();
  },
);
