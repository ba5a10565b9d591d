import { describe, expect, test } from 'vitest';
import type { AskedGroup } from '#features/search/server/finding/parts/asked-group.ts';
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
const passes = (groups: readonly AskedGroup[], filters = anywhere, all = 1_000_000) =>
  passesOf({
    groups,
    filters,
    country: 'KW',
    tokens: groups.map(({ alternatives }) => alternatives[0]?.words[0]?.[0]?.text ?? ''),
    counts: { all, shareOf: (country) => (country === 'QA' ? 0.01 : 0.2) },
    floor: 0.55,
  });
const questions = (...given: Parameters<typeof passes>) =>
  passes(...given).map(({ question }) => question);

describe('how the index is asked', () => {
  test('a rare word is looked for everywhere at once', () => {
    expect(questions([group('stent', 40, 0.9)])).toEqual([`((('stent')))`]);
  });

  test('a common word in names at home first, and in some of the heaps only', () => {
    const [first, second, whole] = passes([group('pump', 128_000, 0.1)]);
    expect(first?.question).toBe(`(((('~pump'))))&('%0@KW')`);
    expect(first?.named).toBe(`'=pump'`);
    expect(second?.question).toBe(`(((('pump'))))&('%0@KW')`);
    expect(second?.named).toBe('');
    expect(whole?.question).toBe(`((('pump')))`);
  });

  test('what belongs to no country is asked for the words alone, wherever others are looked for', () => {
    for (const { stateless } of passes([group('pump', 128_000, 0.1)])) {
      expect(stateless).toMatch(/^\(\(\('~?pump'\)\)\)$/);
    }
    const asked = passes([], { ...anywhere, kinds: ['faq'], only: true });
    expect(asked[0]?.stateless).toBe(`'@'`);
  });

  test('so many heaps that enough of them are at home, or all of it', () => {
    expect(questions([group('pump', 25_000, 0.1)])[0]).toContain(`('%0@KW'|'%1@KW')`);
    const inQatar = { ...anywhere, spots: [{ country: 'QA' }] };
    expect(questions([group('pump', 25_000, 0.1)], inQatar)[0]).toBe(`(((('~pump'))))&('@QA')`);
  });

  test('of two common words so many heaps that enough in them may have both', () => {
    const both = [group('thermal', 128_000, 0.5), group('pump', 128_000, 0.5)];
    const inSome = /&\('%0@KW'\|'%1@KW'\)$/;
    expect(questions(both)[0]).toMatch(inSome);
    expect(questions(both.slice(0, 1))[0]).not.toMatch(inSome);
  });

  test('what is called so first, wherever its name begins', () => {
    const [first, ...others] = passes([group('the', 10, 0.1), group('stent', 40, 0.9)]);
    expect(first?.named).toBe(`'=thestent'|'=stent'`);
    expect(others.map(({ named }) => named)).toEqual(others.map(() => ''));
  });

  test('of many parts fewer records are looked at closely, and never so few that none is left to choose', () => {
    const words = (count: number) =>
      Array.from({ length: count }, (_, at) => group(`word${at}`, 40, 0.9));
    const closely = (count: number) => passes(words(count)).map((pass) => pass.closely);
    expect(new Set(closely(8))).toEqual(new Set([200]));
    expect(new Set(closely(16))).toEqual(new Set([100]));
    expect(new Set(closely(60))).toEqual(new Set([40]));
  });

  test('of more parts than people ask for the first that have any are as good as the rest', () => {
    const words = (count: number) =>
      Array.from({ length: count }, (_, at) => group(`word${at}`, 40, 0.9));
    const lookedAt = (count: number) => passes(words(count)).at(-1)?.lookedAt ?? 0;
    expect(lookedAt(12)).toBeGreaterThan(1_000);
    expect(lookedAt(13)).toBe(250);
  });

  test('of more parts than people ask for those are looked for that tell most', () => {
    const words = Array.from({ length: 20 }, (_, at) => group(`word${at}`, 40, (at + 1) / 20));
    const [together, any] = questions(words);
    const asked = (question = '') => [...question.matchAll(/word\d+/g)].map(([word]) => word);
    expect(asked(together)).toEqual([
      'word19',
      'word18',
      'word17',
      'word16',
      'word15',
      'word14',
      'word13',
      'word12',
    ]);
    expect(asked(any)[0]).toBe('word19');
    expect(asked(any)).not.toContain('word11');
    expect(asked(questions(words.slice(0, 12))[0])).toHaveLength(12);
  });

  test('of one kind more than where every kind has its turn', () => {
    const pump = [group('pump', 128_000, 0.1)];
    const lookedAt = (filters: Filters) => passes(pump, filters)[0]?.lookedAt ?? 0;
    const products = { ...anywhere, kinds: ['product'], only: true } satisfies Filters;
    expect(lookedAt(products)).toBeGreaterThan(lookedAt(anywhere));
  });

  test('of two common words that no record has together, either, at home first', () => {
    const both = [group('pump', 128_000, 0.5), group('chair', 128_000, 0.5)];
    const [there, everywhere] = questions(both).slice(-2);
    expect(there).toContain(`&('%0@KW')`);
    expect(everywhere).toContain(`&('%0')`);
  });

  test('a rare word beside a common one is looked for without it, never the other way round', () => {
    const asked = questions([group('stent', 40, 0.9), group('pump', 128_000, 0.1)]);
    expect(asked).toHaveLength(2);
    expect(asked[0]).toContain('&');
    expect(asked[1]).toContain('stent');
    expect(asked[1]).not.toContain('pump');
  });

  test('where there are few records, all of them are looked at, however many words mean the same', () => {
    expect(questions([group('hospital', 5_000, 0.1)], anywhere, 900)).toEqual([`((('hospital')))`]);
  });

  test('a country that was asked for takes the place of home', () => {
    const asked = questions([group('pump', 128_000, 0.1)], {
      ...anywhere,
      spots: [{ country: 'SA' }],
    });
    for (const each of asked) {
      expect(each).toMatch(/@SA'/);
      expect(each).not.toContain('@KW');
    }
  });
});
