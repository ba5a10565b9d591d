import type { Reading } from '#features/search/asking/understanding.ts';
import type { Sighting } from '#features/search/server/finding/terms/sightings.ts';
import type { MeantTerm } from '#features/search/server/finding/terms/terms.ts';
import { type Known, lexemesOf } from '#features/search/server/finding/words/lexemes.ts';
import type { Alternative } from './asked-group.ts';

/** For each thesaurus group that the question's terms belong to, the terms by which records say it. */
export type MeantTerms = ReadonlyMap<number, readonly MeantTerm[]>;

export const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** The alternative that one reading of a word stands for; undefined where no record has it. */
export function alternativeOf(
  reading: Reading,
  known: Known,
  slips: boolean,
): Alternative | undefined {
  const words = reading.text.split(' ').map((word) => lexemesOf(word, known, slips));
  const inRecords = words.map((lexemes) => lexemes.filter(({ documents }) => documents > 0));
  if (inRecords.some((lexemes) => lexemes.length === 0)) return undefined;
  const documents = inRecords.map((lexemes) => sum(lexemes.map((each) => each.documents)));
  const named = inRecords.map((lexemes) => sum(lexemes.map((each) => each.named)));
  return {
    words: inRecords,
    quality: reading.weight,
    documents: Math.min(...documents),
    named: Math.min(...named),
  };
}

/** The alternative that a thesaurus term stands for, as records say it. */
export const meaning = (
  { words, documents, named }: MeantTerm,
  quality: number,
  ledTo: boolean,
): Alternative => ({
  words: words.map((found) => found.map((text) => ({ text, quality: 1 }))),
  quality,
  documents,
  named,
  ledTo,
});

const SYNONYM = 0.97;

export function meantAlternatives(
  { groupId, quality, oneWay }: Sighting,
  meant: MeantTerms,
): readonly Alternative[] {
  return (meant.get(groupId) ?? []).map((term) => meaning(term, quality * SYNONYM, oneWay));
}

/** Keeps the first of several alternatives that are the same words to the records, so the surest must come first. */
export function distinct(alternatives: readonly Alternative[]): readonly Alternative[] {
  const seen = new Map<string, Alternative>();
  for (const each of alternatives) {
    const words = each.words.map((lexemes) => lexemes.map(({ text }) => text).join());
    const key = words.sort().join(' ');
    if (!seen.has(key)) seen.set(key, each);
  }
  return [...seen.values()];
}
