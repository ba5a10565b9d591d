import { isNegated } from '#features/search/asking/asides/unwanted.ts';
import type { Stems } from '#features/search/server/finding/words/word-readings.ts';
import type { AskedTerm } from './terms.ts';

/** A place in the question where a term stands, and how surely. */
export type Sighting = {
  readonly at: readonly number[];
  /** How many words the term has, which is more than its places where several words were written as one. */
  readonly words: number;
  readonly groupId: number;
  readonly quality: number;
  /** It is made of what was typed, and not of a guess at it. */
  readonly typed: boolean;
  /** The term leads to what is meant without meaning the same. */
  readonly oneWay: boolean;
  /** At most one other word stands among its words. */
  readonly together: boolean;
  /** Its words stand in one row. */
  readonly unbroken: boolean;
  /** The term itself contains a negation. */
  readonly negated: boolean;
  /** Whether a term of one short word was typed literally or merely shares its stem. */
  readonly short?: 'literal' | 'alike' | undefined;
};

const ONE_WAY = 0.86;
const SCATTERED = 0.85;
/** The factor for a term with one word missing from the question. */
const PARTIAL = 0.8;
const FARTHEST = 4;
/** Two words that stand farther apart were hardly said of one thing. */
const FARTHEST_PAIR = 1;
/** Guesses at a word are less sure than this. */
export const AS_TYPED = 0.9;

/** Words that have nothing to do with each other share short stems. */
const SHORT_STEM = 3;
const isShort = ([stem = '', ...others]: readonly string[]) =>
  others.length === 0 && stem.length <= SHORT_STEM;

/** A word of the question, or one of several that were written as one. */
export type Place = { readonly at: number; readonly stems: Stems };

export function sight(
  { group_id, term, stems, one_way, partial }: AskedTerm,
  words: readonly Place[],
  typed: ReadonlySet<string>,
): Sighting | undefined {
  const places: number[] = [];
  let sure = 1;
  for (const stem of stems) {
    const place = words.findIndex((word, index) => word.stems.has(stem) && !places.includes(index));
    if (place < 0) return undefined;
    sure = Math.min(sure, words[place]?.stems.get(stem) ?? 0);
    places.push(place);
  }
  places.sort((a, b) => a - b);
  const span = (places.at(-1) ?? 0) - (places[0] ?? 0) + 1;
  if (span > places.length + (places.length > 2 ? FARTHEST : FARTHEST_PAIR)) return undefined;
  const together = span === places.length ? 1 : SCATTERED;
  // Guesses at several adjacent words that make a term confirm each other.
  const borneOut = span === places.length ? sure ** (1 / places.length) : sure;
  const quality = borneOut * together * (one_way ? ONE_WAY : 1) * (partial ? PARTIAL : 1);
  return {
    at: [...new Set(places.flatMap((place) => words[place]?.at ?? []))],
    words: places.length,
    groupId: group_id,
    quality,
    typed: sure >= AS_TYPED && !partial,
    oneWay: one_way,
    together: span <= places.length + 1,
    unbroken: span === places.length,
    negated: isNegated(term),
    short: isShort(stems) ? (typed.has(term) ? 'literal' : 'alike') : undefined,
  };
}
