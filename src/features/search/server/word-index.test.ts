import { expect, test } from 'vitest';
import { WordIndex } from './word-index.ts';
import { readQuestion } from './word-question.ts';

const index = new WordIndex();
for (const [id, words] of [
  [1, ['infusion', 'pump', 'kuwait']],
  [2, ['syringe', 'pump']],
  [3, ["o'neil", 'chair', 'a\\b']],
] as const)
  index.add({ id, words: new Set(words) });

test.each([
  [`'pump'`, [1, 2]],
  [`'pump' & 'infusion'`, [1]],
  [`( 'infusion' | 'chair' ) & ( 'pump' | 'a\\\\b' )`, [1, 3]],
  [`'infusion' & 'pump' | 'o''neil'`, [1, 3]],
  [`'pump' & ( 'zebra' | 'kuwait' & 'infusion' )`, [1]],
  [`'='`, []],
  [`'pump' & 'zebra'`, []],
])('%s finds %j', (asked, found) => {
  expect([...index.find(readQuestion(asked))].sort()).toEqual(found);
});

test('what the search does not compose is not guessed at', () => {
  expect(() => readQuestion(`!'pump'`)).toThrow('unknown sign');
});
