import { expect, test } from 'vitest';
import { wordsByScript } from './words-by-script.ts';

test('words that are mixed are told apart by their script, the reader’s own first', () => {
  const list = 'cold pack, كمادة باردة, ice pack, كيس ثلج';
  const latin = { language: 'en', words: ['cold pack', 'ice pack'] };
  const arabic = { language: 'ar', words: ['كمادة باردة', 'كيس ثلج'] };
  expect(wordsByScript(list, 'en')).toEqual([latin, arabic]);
  expect(wordsByScript(list, 'ar')).toEqual([arabic, latin]);
});

test('a language without words has no line', () => {
  expect(wordsByScript('ice bag, ice pack', 'ar')).toEqual([
    { language: 'en', words: ['ice bag', 'ice pack'] },
  ]);
  expect(wordsByScript('', 'en')).toEqual([]);
});
