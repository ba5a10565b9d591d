import { expect, test } from 'vitest';
import { foldQuestion } from './fold-question.ts';

test.each([
  ['حبووووب حدييييد', 'حبوب حديد'],
  ['منظاااار', 'منظار'],
  ['مظللة', 'مظلله'],
  ['هههههه', 'هههههه'],
  ['ككككك', 'ككككك'],
  ['www', 'www'],
])('a letter that was held down is one: %s', (typed, folded) => {
  expect(foldQuestion(typed)).toBe(folded);
});
