import { expect, test } from 'vitest';
import type { AskedGroup } from './asked-group.ts';
import { isNamedWithin, meansTheSame } from './same-meaning.ts';

const group = (...meanings: readonly string[]): AskedGroup => ({
  at: [0],
  alternatives: meanings.map((text) => ({
    words: [[{ text, quality: 1 }]],
    quality: 1,
    documents: 9,
    named: 1,
  })),
  weight: 0.5,
  optional: false,
  documents: 9,
  named: 1,
});

const midwife = group('midwife', 'midwives', 'قابله');

test('two words for one thing are one part of a question', () => {
  expect(meansTheSame(midwife, group('داية', 'midwife', 'midwives', 'قابله'))).toBe(true);
});

test('a word that has one meaning in common with another is a part of its own', () => {
  expect(meansTheSame(midwife, group('midwife', 'ward', 'maternity'))).toBe(false);
});

test('what need not be found takes nothing from what must be', () => {
  expect(meansTheSame(midwife, { ...midwife, optional: true })).toBe(false);
});

test('a thing beside the complaint that leads to it and to many others is what is named', () => {
  const ventolin = group('salbutamol', 'salbutamol inhaler', 'سالبوتامول');
  const asthma = group(
    ...['asthma', 'ربو', 'budesonide', 'montelukast', 'salbutamol', 'salbutamol inhaler'],
    'سالبوتامول',
  );
  expect(isNamedWithin(ventolin, asthma)).toBe(true);
  expect(isNamedWithin(asthma, ventolin)).toBe(false);
  expect(isNamedWithin(midwife, group('داية', 'midwife', 'midwives', 'قابله'))).toBe(false);
});
