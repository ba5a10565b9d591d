import { arabicForms, withoutArticle } from '#features/search/asking/letters/arabic-forms.ts';
import type { AskedWord } from '#features/search/asking/understanding.ts';
import type { Sighting } from './sightings.ts';

/** Several words beside each other are likelier meant together than words that stand apart. */
export const wholeness = ({ words, unbroken }: Sighting) => (words === 1 ? 0 : unbroken ? 2 : 1);

/** Several words that lead to a thing without being its name. */
export const isUse = ({ oneWay, together, at }: Sighting) => oneWay && together && at.length > 1;

/** What was typed, with and without what Arabic writes together with a word. */
export function typedForms(words: readonly AskedWord[]): ReadonlySet<string> {
  return new Set(
    words.flatMap(({ readings: [typed] }) => [
      typed?.text ?? '',
      ...arabicForms(typed?.text ?? '').map(({ text }) => text),
    ]),
  );
}

/** Where a short word is known as it is written, what merely shares its stem is another: حروق is no حرقة. */
export function literalFirst(sighted: readonly Sighting[]): readonly Sighting[] {
  const literal = new Set(sighted.flatMap(({ short, at }) => (short === 'literal' ? at : [])));
  return sighted.filter(({ short, at }) => short !== 'alike' || !literal.has(at[0] ?? -1));
}

/** Of "head nurses conference" the nurses' conference is asked for: English names a thing last and Arabic first. */
export function headFirst(words: readonly AskedWord[], a: Sighting, b: Sighting): number {
  const [first = 0, other = 0] = [a.at[0], b.at[0]];
  const isLatin = /^[a-z]/i.test(words[first]?.written ?? '');
  return isLatin ? other - first : first - other;
}

/** A slip of so short a word may be many words: it leads to none of what they mean. كشري is no شرى, and so no cetirizine. */
const SHORT_SLIP = 4;
export const isFarGuess = ({ at, typed }: Sighting, words: readonly AskedWord[]) =>
  !typed &&
  at.length === 1 &&
  words[at[0] ?? 0]?.readings.every(({ text }) => withoutArticle(text).length <= SHORT_SLIP);
