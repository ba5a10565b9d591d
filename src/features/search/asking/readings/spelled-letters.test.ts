import { describe, expect, test } from 'vitest';
import { tokensOf } from '#features/search/asking/phrases/tokens.ts';
import { spelledAt, withLetters } from './spelled-letters.ts';

describe('abbreviations spelled in Arabic', () => {
  test.each([
    ['ام ار اي', 'mri'],
    ['اي سي يو', 'icu'],
    ['سي بي سي', 'cbc'],
    ['السي في', 'cv'],
    ['او ار اس', 'ors'],
    ['ايه اي دي', 'aed'],
  ])('%s', (question, meant) => {
    expect(spelledAt(tokensOf(question), 0)?.readings).toContain(meant);
  });

  test('the preposition after one is not spelled', () => {
    expect(spelledAt(tokensOf('اي سي يو في الكويت'), 0)?.length).toBe(3);
  });

  test.each(['في ان', 'اي دي', 'ام', 'كرسي متحرك'])('little words are none: %s', (question) => {
    expect(spelledAt(tokensOf(question), 0)).toBeUndefined();
  });

  test('what every object inherits is no name of a letter', () => {
    const tokens = tokensOf('constructor constructor');
    expect(tokens.map(({ folded }) => folded)).toEqual(['constructor', 'constructor']);
    expect(spelledAt(tokens, 0)).toBeUndefined();
    expect(withLetters('constructor constructor', new Set())).toBe('constructor constructor');
  });
});

describe('terms of the thesaurus', () => {
  test.each([
    ['جهاز إي سي جي', 'جهاز ecg'],
    ['آي سي يو', 'icu'],
    ['كرسي متحرك', 'كرسي متحرك'],
  ])('%s is kept as %s', (term, kept) => {
    expect(withLetters(term, new Set(['ecg', 'icu']))).toBe(kept);
  });

  test('one that spells nothing its group has is left out', () => {
    expect(withLetters('دبل جي', new Set(['ecg']))).toBeUndefined();
  });
});
