import { expect, test } from 'vitest';
import {
  dropStricterAlternatives,
  parseAlternatives,
  questionOf,
  rangeOf,
} from './question-words.ts';

const beginning = (word: string) => ({ word, isBeginning: true });
const alone = (word: string) => ({ word, isBeginning: false });

test('a question is put in alternatives, each of words that are alone or begin words', () => {
  const question = `('late':*) | ('10' & 'قرص':*)`;
  expect(parseAlternatives(question)).toEqual([
    [beginning('late')],
    [alone('10'), beginning('قرص')],
  ]);
  expect(questionOf(parseAlternatives(question))).toBe(question);
});

test('a word alone stands for itself, a beginning for all that begin so', () => {
  const isIn = (word: string, { first, beyond }: ReturnType<typeof rangeOf>) =>
    Buffer.compare(Buffer.from(word), Buffer.from(first)) >= 0 &&
    Buffer.compare(Buffer.from(word), Buffer.from(beyond)) < 0;
  const words = ['lat', 'late', 'latex', 'late\u{1f48a}', 'lave'];
  expect(words.filter((word) => isIn(word, rangeOf(alone('late'))))).toEqual(['late']);
  expect(words.filter((word) => isIn(word, rangeOf(beginning('late'))))).toEqual([
    'late',
    'latex',
    'late\u{1f48a}',
  ]);
});

test.each([
  [`('late':*) | ('late':*)`, `('late':*)`],
  [`('tablets':*) | ('tablet':*)`, `('tablet':*)`],
  [`('tablets') | ('tablet':*)`, `('tablet':*)`],
  [`('tablet') | ('tablets':*)`, `('tablet') | ('tablets':*)`],
  [`('oral':* & 'syrup':*) | ('syrup':*)`, `('syrup':*)`],
  [`('10' & 'late':*) | ('11' & 'late':*)`, `('10' & 'late':*) | ('11' & 'late':*)`],
])('of %s the plainest are %s', (question, plainest) => {
  expect(questionOf(dropStricterAlternatives(parseAlternatives(question)))).toBe(plainest);
});
