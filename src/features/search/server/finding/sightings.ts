import type { AskedTerm } from './terms.ts';

/** Where in the question a term stands, and how surely. */
export type Sighting = {
  readonly at: readonly number[];
  readonly groupId: number;
  readonly quality: number;
  /** Of what was typed, and not of a guess at it. */
  readonly typed: boolean;
  /** It leads to what is meant without meaning the same. */
  readonly oneWay: boolean;
  /** Its words stand beside each other. */
  readonly together: boolean;
  /** Nothing stands between them. */
  readonly unbroken: boolean;
  /** A short word that is typed as the thesaurus has it, or that merely shares its stem. */
  readonly short?: 'literal' | 'alike' | undefined;
};

const ONE_WAY = 0.86;
const SCATTERED = 0.85;
/** Told nearly as the thesaurus has it. */
const PARTIAL = 0.8;
const FARTHEST = 4;
/** Two words that stand far apart were hardly said of one thing. */
const FARTHEST_PAIR = 1;
/** Guesses at a word are less sure. */
export const AS_TYPED = 0.9;

/** Short stems are shared by words that have nothing to do with each other. */
const SHORT_STEM = 3;
const isShort = ([stem = '', ...others]: readonly string[]) =>
  others.length === 0 && stem.length <= SHORT_STEM;

export function sight(
  { group_id, term, stems, one_way, partial }: AskedTerm,
  places: readonly ReadonlyMap<string, number>[],
  typed: ReadonlySet<string>,
): Sighting | undefined {
  const at: number[] = [];
  let sure = 1;
  for (const stem of stems) {
    const place = places.findIndex((words, index) => words.has(stem) && !at.includes(index));
    if (place < 0) return undefined;
    sure = Math.min(sure, places[place]?.get(stem) ?? 0);
    at.push(place);
  }
  at.sort((a, b) => a - b);
  const span = (at.at(-1) ?? 0) - (at[0] ?? 0) + 1;
  if (span > at.length + (at.length > 2 ? FARTHEST : FARTHEST_PAIR)) return undefined;
  const together = span === at.length ? 1 : SCATTERED;
  // Guesses at several words that make one term together bear each other out.
  const borneOut = span === at.length ? sure ** (1 / at.length) : sure;
  const quality = borneOut * together * (one_way ? ONE_WAY : 1) * (partial ? PARTIAL : 1);
  return {
    at,
    groupId: group_id,
    quality,
    typed: sure >= AS_TYPED && !partial,
    oneWay: one_way,
    together: span <= at.length + 1,
    unbroken: span === at.length,
    short: isShort(stems) ? (typed.has(term) ? 'literal' : 'alike') : undefined,
  };
}
