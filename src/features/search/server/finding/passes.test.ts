import { describe, expect, test } from 'vitest';
import type { AskedGroup } from './asked-groups.ts';
import type { Filters } from './filters.ts';
import { passesOf } from './passes.ts';

const group = (word: string, documents: number, weight: number): AskedGroup => ({
  at: [0],
  alternatives: [
    { words: [[{ text: word, quality: 1 }]], quality: 1, documents, named: documents },
  ],
  documents,
  named: documents,
  weight,
  optional: false,
});
const anywhere: Filters = { kinds: [], only: false, spots: [], bounds: {} };
const questions = (groups: readonly AskedGroup[], filters = anywhere, records = 1_000_000) =>
  passesOf({
    groups,
    filters,
    country: 'KW',
    joined: groups.map(({ alternatives }) => alternatives[0]?.words[0]?.[0]?.text).join(''),
    records,
    floor: 0.55,
  }).map(({ question }) => question);

describe('how the index is asked', () => {
  test('a rare word is looked for everywhere at once', () => {
    expect(questions([group('stent', 40, 0.9)])).toEqual([`((('stent')))`]);
  });

  test('a common word in names at home first, and in some of the heaps only', () => {
    const [first = '', second = '', whole = ''] = questions([group('pump', 128_000, 0.1)]);
    expect(first).toContain(`'=pump'|`);
    expect(first).toContain(`'~pump'`);
    expect(first).toContain(`('@KW'|'@')`);
    expect(first.match(/'%\d+'/g)).toEqual([`'%0'`]);
    expect(second).not.toContain('~');
    expect(whole).not.toContain('%');
  });

  test('a rare word beside a common one is looked for without it, never the other way round', () => {
    const passes = questions([group('stent', 40, 0.9), group('pump', 128_000, 0.1)]);
    expect(passes).toHaveLength(2);
    expect(passes[0]).toContain('&');
    expect(passes[1]).toContain('stent');
    expect(passes[1]).not.toContain('pump');
  });

  test('where there are few records, all of them are looked at, however many words mean the same', () => {
    expect(questions([group('hospital', 5_000, 0.1)], anywhere, 900)).toEqual([`((('hospital')))`]);
  });

  test('a country that was asked for takes the place of home', () => {
    const passes = questions([group('pump', 128_000, 0.1)], {
      ...anywhere,
      spots: [{ country: 'SA' }],
    });
    for (const each of passes) {
      expect(each).toContain(`'@SA'`);
      expect(each).not.toContain('@KW');
    }
  });
});
