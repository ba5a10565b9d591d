import { describe, expect, test } from 'vitest';
import { understand } from '#features/search/asking/understand.ts';
import type { Candidate } from '#features/search/server/finding/candidates/candidates.ts';
import type { AskedGroup } from '#features/search/server/finding/parts/asked-group.ts';
import type { Parts } from '#features/search/server/finding/parts/question-parts.ts';
import { calledSo, claimFor, claimNearly, claimOf, helping } from './claims.ts';
import type { Ranked } from './rank.ts';

const word = (weight: number, more: Partial<AskedGroup> = {}): AskedGroup => ({
  at: [0],
  alternatives: [{ words: [[{ text: 'w', quality: 1 }]], quality: 1, documents: 9, named: 1 }],
  weight,
  optional: false,
  documents: 9,
  named: 1,
  ...more,
});
const unknown = word(0.55, { alternatives: [], documents: 0, named: 0 });

const partsOf = (groups: readonly AskedGroup[]): Parts => ({
  groups,
  queries: [],
  nearQueries: [],
  floor: 0.5,
  counts: { all: 900, shareOf: () => 0.1 },
  known: new Map(),
  terms: { stems: [], freely: false, asked: [], meant: new Map() },
});

const found = (kind: Candidate['kind'], more: Partial<Ranked>): Ranked => ({
  candidate: { kind } as Candidate,
  score: 1,
  share: 0,
  strength: 0,
  sure: [],
  called: false,
  head: false,
  ...more,
});

describe('what comes nearly near enough', () => {
  const near = found('product', { share: 0.42, strength: 0.5, sure: [0.8, 0.8, 0] });

  test('is claimed of three parts', () => {
    expect(claimNearly([near], partsOf([word(0.5), word(0.5), unknown]))).toEqual([near]);
  });

  test('is chance where one part of three was found', () => {
    const chance = found('product', { share: 0.42, strength: 0.7, sure: [0.9, 0, 0] });
    expect(claimNearly([chance], partsOf([word(0.9), unknown, unknown]))).toEqual([]);
  });

  test('is only half of a question of two', () => {
    expect(claimNearly([near], partsOf([word(0.5), word(0.5)]))).toEqual([]);
    expect(claimNearly([near], partsOf([word(0.5), unknown]))).toEqual([]);
  });

  test('is no answer to another matter, nor to a thing that is known and that nobody has', () => {
    const others = [word(1, { elsewhere: true }), { ...unknown, weight: 1 }];
    for (const other of others)
      expect(claimNearly([near], partsOf([word(0.5), word(0.5), other]))).toEqual([]);
  });

  test('is no company where a form of a medicine was named', () => {
    const company = found('company', { share: 0.42, strength: 0.5, sure: [0.8, 0.8, 0] });
    const parts = partsOf([word(0.5), word(0.5), unknown]);
    expect(claimNearly([company, near], parts)).toEqual([company, near]);
    expect(claimNearly([company, near], parts, ['medicine', 'product'])).toEqual([near]);
  });

  test('is more than a mention', () => {
    const parts = partsOf([word(0.5), word(0.5), word(0.5)]);
    const far = found('product', { share: 0.39, strength: 0.5 });
    const mention = found('product', { share: 0.45, strength: 0.2 });
    expect(claimNearly([far, mention], parts)).toEqual([]);
  });
});

describe('few words about another matter', () => {
  const elsewhere = { ...unknown, weight: 1, elsewhere: true };
  const half = found('product', { share: 0.6, sure: [1, 0, 0.8] });

  test('are answered by nothing, however much else was found', () => {
    expect(claimOf([half], partsOf([word(0.5), elsewhere, word(0.8)]))).toEqual([]);
    expect(claimOf([half], partsOf([word(0.5), unknown, word(0.8)]))).toEqual([half]);
  });

  test('tell nothing in a story', () => {
    const story = partsOf([word(0.5), elsewhere, word(0.8), word(0.8)]);
    expect(claimOf([half], story)).toEqual([half]);
  });
});

describe('work', () => {
  const parts = partsOf([word(0.5), word(0.5), word(0.5)]);

  test('is what it is called, and not what its text says word by word', () => {
    const mentioned = { share: 0.8, strength: 0.6 };
    expect(claimOf([found('job', mentioned)], parts)).toEqual([]);
    expect(claimOf([found('company', mentioned)], parts)).toHaveLength(1);
    expect(claimOf([found('job', { ...mentioned, strength: 0.8 })], parts)).toHaveLength(1);
  });
});

describe('what a whole term names', () => {
  const pen = found('product', { called: true, share: 0.6 });

  test('is that thing, unless a thing was asked for that is known and that nobody has', () => {
    expect(calledSo([pen], partsOf([word(0.9), word(0.5)]))).toEqual([pen]);
    expect(calledSo([pen], partsOf([word(0.9), { ...unknown, weight: 1 }]))).toEqual([]);
  });
});

describe('who asks about the portal', () => {
  const asked = understand('how do i get a refund', { today: '2026-11-16' });
  const answer = found('faq', { sure: [0.8, 0] });

  test('is answered by its own pages, whatever nobody knows was said besides', () => {
    expect(helping([answer], partsOf([word(0.5), unknown]), asked)).toEqual([answer]);
    expect(helping([answer], partsOf([word(0.5), word(0.9)]), asked)).toEqual([]);
  });

  test('is answered by them beside a page of law that has every word', () => {
    const law = found('page', { share: 0.9, sure: [1, 1] });
    const parts = partsOf([word(0.5), word(0.5)]);
    expect(claimFor(asked)([law, answer], parts)).toEqual([law, answer]);
    expect(claimFor(asked)([answer], parts)).toEqual([]);
  });

  test('is answered by nothing else', () => {
    const company = found('company', { sure: [0.8, 0] });
    expect(helping([company], partsOf([word(0.5), unknown]), asked)).toEqual([]);
  });

  test('is not asking for a film', () => {
    const film = word(1, { elsewhere: true });
    expect(helping([answer], partsOf([word(0.5), film]), asked)).toEqual([]);
  });

  test('is told apart from everybody else', () => {
    const other = understand('infusion pumps', { today: '2026-11-16' });
    expect(helping([answer], partsOf([word(0.5), unknown]), other)).toEqual([]);
  });
});

describe('a catalogue', () => {
  const asked = understand('catalogue of zahra with beds', { today: '2026-11-16' });
  const book = found('catalog', { share: 0.4, strength: 0.5 });

  test('is asked for by whose it is', () => {
    const parts = partsOf([word(0.5), word(0.7)]);
    expect(claimFor(asked)([book], parts)).toEqual([book]);
    expect(claimFor(asked)([found('product', { share: 0.4, strength: 0.5 })], parts)).toEqual([]);
    expect(claimOf([book], parts)).toEqual([]);
  });

  test('of another matter is none', () => {
    expect(claimFor(asked)([book], partsOf([word(0.5), word(1, { elsewhere: true })]))).toEqual([]);
  });
});
