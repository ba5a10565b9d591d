import { expect, test } from 'vitest';
import { asWritten, csvLines } from './csv.ts';

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
    expect(csvLines([[cell]])).toContain(`'${cell}`);
    expect(asWritten(`'${cell}`)).toBe(cell);
  },
);

test.each(['x=1', 'ward', ' ', '', '3-4', '١'])('%j stays as it is', (cell) => {
  expect(csvLines([[cell]])).toMatch(cell);
  expect(asWritten(cell)).toBe(cell);
});
