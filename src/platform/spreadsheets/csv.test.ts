import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { csvLines, unescapeFormula } from './csv.ts';

const readLine = (csv: string) => Papa.parse<string[]>(csv).data[0] ?? [];

const formulas = [
  '=1+1',
  '+1',
  '-1 Floor',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1',
  '＋1',
  '－1',
  '＠x',
];

test.each(formulas)(
  '%j is no formula in a file that is handed out, and comes back as it was',
  (cell) => {
    const [written = ''] = readLine(csvLines([[cell]]));
    expect(written).toMatch(/^'/);
    expect(unescapeFormula(written)).toBe(cell);
  },
);

test.each(['x=1', 'ward', ' ', '', '3-4', '١'])('%j stays as it is', (cell) => {
  expect(csvLines([[cell]])).toMatch(cell);
  expect(unescapeFormula(cell)).toBe(cell);
});

/** Splits like a spreadsheet whose separator is the semicolon: quotes count only at the beginning of a field. */
const fieldsAtSemicolons = (csv: string) => csv.split(/[;\t\r\n]/);

test.each([
  "x;=cmd|'/C calc'!A0;y",
  'x\n=1+1\ny',
  'x;@SUM(1);y',
  "x;-2+cmd|'/C calc'!A0;y",
  'x\r\n+HYPERLINK(A1);y',
  "x;'=1;y",
  'x;＝1;y',
  'a;b\t=1;;=2',
])('%j holds no formula for who divides lines elsewhere, and comes back as it was', (cell) => {
  const csv = csvLines([['1', cell, '2']]);
  const [, written = ''] = readLine(csv);
  expect(fieldsAtSemicolons(csv).filter((field) => /^[=@＝]|^[+-].*[(|!]/.test(field))).toEqual([]);
  expect(unescapeFormula(written)).toBe(cell);
});

test.each(['We offer:\n- a salary\n+ a car', 'x; -5', 'a;b', "it's;'so'"])(
  '%j, which no spreadsheet runs, stays as it is',
  (cell) => {
    expect(readLine(csvLines([[cell]]))).toEqual([cell]);
    expect(unescapeFormula(cell)).toBe(cell);
  },
);
