import { describe, expect, test } from 'vitest';
import type { AskedWord } from '#features/search/asking/understanding.ts';
import type { AskedTerm } from '#features/search/server/finding/terms/terms.ts';
import type { KnownWord } from '#features/search/server/finding/words/vocabulary.ts';
import { askedGroups } from './asked-groups.ts';

const word = (written: string, more: Partial<AskedWord> = {}): AskedWord => ({
  written,
  readings: [{ text: written, how: 'typed', weight: 1 }],
  at: 0,
  ...more,
});

const recorded = (text: string): KnownWord => ({
  asked: text,
  found: text,
  stem: text,
  way: 'form',
  documents: 9,
  named: 1,
});

const term = (groupId: number, ...stems: readonly string[]): AskedTerm => ({
  group_id: groupId,
  term: stems.join(' '),
  stems,
  one_way: false,
  partial: false,
});

/** The words that each part of a question is made of. */
function partsOf(words: readonly AskedWord[], terms: readonly AskedTerm[] = []) {
  const known = new Map(words.map(({ written }) => [written, [recorded(written)]]));
  const meant = new Map(
    terms.map(({ group_id: id, stems }) => [
      id,
      [{ words: stems.map((stem) => [stem]), documents: 9, named: 1 }],
    ]),
  );
  const groups = askedGroups({ words, known, records: 1000 }, { asked: terms, meant });
  return groups.map(({ at }) => at.map((place) => words[place]?.written));
}

describe('either of two', () => {
  const or = { orElse: true };

  test('is one part', () => {
    expect(partsOf([word('crutch'), word('walker', or)])).toEqual([['crutch', 'walker']]);
    expect(partsOf([word('crutch'), word('walker')])).toEqual([['crutch'], ['walker']]);
  });

  test('each of several words that mean one thing', () => {
    const words = [word('nitrile'), word('gloves'), word('face', or), word('masks')];
    expect(partsOf(words, [term(1, 'nitrile', 'gloves'), term(2, 'face', 'masks')])).toEqual([
      ['nitrile', 'gloves', 'face', 'masks'],
    ]);
  });

  test('a word that need not be found is no side of it', () => {
    const words = [word('pressure'), word('device', { ...or, optional: true }), word('sugar')];
    expect(partsOf(words)).toEqual([['pressure', 'sugar'], ['device']]);
  });

  test('nor does it reach beyond the next part', () => {
    const words = [word('crutch'), word('walker', or), word('seat')];
    expect(partsOf(words)).toEqual([['crutch', 'walker'], ['seat']]);
  });
});

test('a thing that nobody has was asked for, whatever was told of its use', () => {
  const uses: AskedTerm = { ...term(1, 'test', 'kit'), one_way: true };
  const known = new Map([
    ['test', [recorded('test')]],
    ['kit', [recorded('kit')]],
    ['crp', [{ ...recorded('crp'), documents: 0, named: 0 }]],
  ]);
  const meant = new Map([[1, [{ words: [['reagent']], documents: 9, named: 1 }]]]);
  const weightOfFirst = (...terms: readonly AskedTerm[]) =>
    askedGroups(
      { words: [word('crp'), word('test'), word('kit')], known, records: 1000 },
      { asked: [uses, ...terms], meant },
    )[0]?.weight;
  expect(weightOfFirst(term(2, 'crp'))).toBe(1);
  expect(weightOfFirst()).toBeLessThan(0.5);
});

test('words of another matter mean nothing but themselves', () => {
  const staff = [term(1, 'house', 'helper')];
  expect(partsOf([word('house'), word('helper')], staff)).toEqual([['house', 'helper']]);
  const literal = { elsewhere: true, literal: true };
  const words = [word('house', literal), word('helper', literal)];
  expect(partsOf(words, staff)).toEqual([['house'], ['helper']]);
  const short = { ...recorded('helper'), found: 'helpers', stem: 'hel' };
  const known = new Map([['helper', [short]]]);
  const alternativesOf = (asked: AskedWord) =>
    askedGroups({ words: [asked], known, records: 1000 }, { asked: [], meant: new Map() })[0]
      ?.alternatives.length;
  expect(alternativesOf(word('helper', literal))).toBe(0);
  expect(alternativesOf(word('helper'))).toBe(1);
});

test('what a thing shall not be is no part of what it is', () => {
  const sedating = [term(1, 'allergy', 'sleepy')];
  expect(partsOf([word('allergy'), word('sleepy')], sedating)).toEqual([['allergy', 'sleepy']]);
  const unwanted = { unwanted: true, optional: true };
  expect(partsOf([word('allergy'), word('sleepy', unwanted)], sedating)).toEqual([
    ['allergy'],
    ['sleepy'],
  ]);
});

test('unless a term of the thesaurus says so itself', () => {
  const healing = { ...term(1, 'wound', 'heal'), term: 'wound that does not heal' };
  const words = [word('wound'), word('heal', { unwanted: true, optional: true })];
  expect(partsOf(words, [healing])).toEqual([['wound', 'heal']]);
});

test('what somebody may take is not what anybody may, though only that is offered', () => {
  const known = new Map(
    ['medicine', 'pressure', 'pregnant'].map((text) => [text, [recorded(text)]]),
  );
  const meant = new Map([[1, [{ words: [['amlodipine']], documents: 9, named: 1 }]]]);
  const asked = [
    term(1, 'medicine', 'pressure'),
    { ...term(2, 'medicine', 'pressure', 'pregnant'), one_way: true },
  ];
  const partsWith = (more: Partial<AskedWord>) =>
    askedGroups(
      {
        words: [word('medicine'), word('pressure'), word('pregnant', more)],
        known,
        records: 1000,
      },
      { asked, meant },
    ).map(({ at }) => at);
  expect(partsWith({ qualifies: true })).toEqual([[0, 1, 2]]);
  expect(partsWith({})).toEqual([[0, 1], [2]]);
});

describe('two words in one piece', () => {
  const together: AskedWord = {
    ...word('شاشمعقم'),
    readings: [
      { text: 'شاشمعقم', how: 'typed', weight: 1 },
      { text: 'شاش معقم', how: 'split', weight: 0.7 },
      { text: 'شسشش', how: 'layout', weight: 0.4 },
    ],
  };
  const known = new Map(['شاش', 'معقم', 'شسشش'].map((text) => [text, [recorded(text)]]));
  const meant = new Map([
    [1, [{ words: [['gauze']], documents: 9, named: 1 }]],
    [2, [{ words: [['swab']], documents: 9, named: 1 }]],
  ]);
  const asked = [term(1, 'شاش', 'معقم'), term(2, 'شاش')];

  test('make one term, before any term of one of them', () => {
    const [group] = askedGroups({ words: [together], known, records: 1000 }, { asked, meant });
    const texts = group?.alternatives.map(({ words }) => words.flat().map(({ text }) => text));
    expect(texts).toContainEqual(['gauze']);
    expect(texts).not.toContainEqual(['swab']);
    expect(texts).not.toContainEqual(['شسشش']);
  });
});

test('a word that is whole in the other script is no worse than a slip in its own', () => {
  const asked: AskedWord = {
    ...word('habob'),
    readings: [
      { text: 'habob', how: 'typed', weight: 1 },
      { text: 'حبوب', how: 'arabizi', weight: 0.5 },
    ],
  };
  const slip: KnownWord = { ...recorded('habib'), asked: 'habob', way: 'typo' };
  const known = new Map([
    ['habob', [slip]],
    ['حبوب', [recorded('حبوب')]],
  ]);
  const [group] = askedGroups(
    { words: [asked], known, records: 1000 },
    { asked: [], meant: new Map() },
  );
  const whole = group?.alternatives.find(({ words }) => words[0]?.[0]?.text === 'حبوب');
  expect(whole?.quality).toBeCloseTo(0.8);
});

test('a complaint that leads to many things beside one of them that is named need not be found', () => {
  const meaning = (text: string) => ({ words: [[text]], documents: 9, named: 1 });
  const named = ['salbutamol', 'albuterol', 'salbutamol sulfate', 'سالبوتامول', 'سلبوتامول'];
  const others = [
    'budesonide',
    'montelukast',
    'ipratropium',
    'theophylline',
    'ربو',
    'spacer',
    'spirometer',
  ];
  const meant = new Map([
    [1, named.map(meaning)],
    [2, others.map(meaning)],
  ]);
  const asked = [term(1, 'ventolin'), term(1, 'asthma'), term(2, 'asthma')];
  const words = [word('ventolin'), word('asthma')];
  const known = new Map(words.map(({ written }) => [written, [recorded(written)]]));
  const groups = askedGroups({ words, known, records: 1000 }, { asked, meant });
  expect(groups.map(({ at, optional }) => ({ at, optional }))).toEqual([
    { at: [0], optional: false },
    { at: [1], optional: true },
  ]);
});

test('what was done to somebody before is no part of what is used since', () => {
  const words = [word('knee'), word('brace'), word('surgery', { treated: true })];
  const operation = term(1, 'knee', 'surgery');
  const asOne = words.map(({ written }) => word(written));
  expect(partsOf(asOne, [operation])).toEqual([['knee', 'surgery'], ['brace']]);
  expect(partsOf(words, [operation])).toEqual([['knee'], ['brace'], ['surgery']]);
});
