import { expect, test } from 'vitest';
import { withoutKindWords } from './kind-alone.ts';

const meaningOf = (...words: readonly string[]) => ({
  words: words.map((word) => [word]),
  documents: 9,
  named: 1,
});
const meant = new Map([[1, [meaningOf('casting', 'workshop'), meaningOf('workshop')]]]);
const wordsOf = (kinds: Parameters<typeof withoutKindWords>[1]) =>
  withoutKindWords(meant, kinds)
    .get(1)
    ?.map(({ words }) => words.flat());

test('of the kind that is asked for, its word need not be found as well', () => {
  expect(wordsOf(['event'])).toEqual([['casting'], ['workshop']]);
});

test('of any kind it must, and of companies, which are of many sorts', () => {
  expect(wordsOf([])).toEqual([['casting', 'workshop'], ['workshop']]);
  expect(wordsOf(['job'])).toEqual([['casting', 'workshop'], ['workshop']]);
  const shop = new Map([[1, [meaningOf('pharmaceutical', 'company')]]]);
  expect(withoutKindWords(shop, ['company'])).toEqual(shop);
});
