import { arabicForms, withoutArticle } from '#features/search/asking/letters/arabic-forms.ts';
import type { AskedWord } from '#features/search/asking/understanding.ts';
import type { Sighting } from './sightings.ts';

/** Adjacent words are likelier meant as one term than words that stand apart; a single word counts least. */
export const wholeness = ({ words, unbroken }: Sighting) => (words === 1 ? 0 : unbroken ? 2 : 1);

/** A term of several words that leads to a thing without being its name. */
export const isUse = ({ oneWay, together, at }: Sighting) => oneWay && together && at.length > 1;

/** What was typed, with and without the clitics that Arabic writes as part of a word. */
export function typedForms(words: readonly AskedWord[]): ReadonlySet<string> {
  return new Set(
    words.flatMap(({ readings: [typed] }) => [
      typed?.text ?? '',
      ...arabicForms(typed?.text ?? '').map(({ text }) => text),
    ]),
  );
}

/** Where a short word is itself a term, drops the terms that merely share its stem: حروق is not حرقة. */
export function literalFirst(sighted: readonly Sighting[]): readonly Sighting[] {
  const literal = new Set(sighted.flatMap(({ short, at }) => (short === 'literal' ? at : [])));
  return sighted.filter(({ short, at }) => short !== 'alike' || !literal.has(at[0] ?? -1));
}

/**
 * Prefers the term that holds the head noun, which English puts last and Arabic first: "head nurses conference" asks
 * for a conference of nurses.
 */
export function headFirst(words: readonly AskedWord[], a: Sighting, b: Sighting): number {
  const [first = 0, other = 0] = [a.at[0], b.at[0]];
  const isLatin = /^[a-z]/i.test(words[first]?.written ?? '');
  return isLatin ? other - first : first - other;
}

/**
 * Words this short are a slip away from many others, so a slip of one leads to no meaning: كشري is not شرى, and so not
 * cetirizine.
 */
const SHORT_SLIP = 4;
export const isFarGuess = ({ at, typed }: Sighting, words: readonly AskedWord[]) =>
  !typed &&
  at.length === 1 &&
  words[at[0] ?? 0]?.readings.every(({ text }) => withoutArticle(text).length <= SHORT_SLIP);
