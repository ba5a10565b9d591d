import type { AskedWord } from '#features/search/asking/understanding.ts';
import {
  headFirst,
  isFarGuess,
  isUse,
  literalFirst,
  typedForms,
  wholeness,
} from '#features/search/server/finding/terms/compare-sightings.ts';
import { type Sighting, sight } from '#features/search/server/finding/terms/sightings.ts';
import type { AskedTerm } from '#features/search/server/finding/terms/terms.ts';
import type { Known } from '#features/search/server/finding/words/lexemes.ts';
import { stemsInPieces } from '#features/search/server/finding/words/word-readings.ts';
import { type MeantTerms, meantAlternatives } from './alternatives.ts';
import type { Alternative } from './asked-group.ts';

/** Words of the question that make one term, with what the term means. */
export type Span = {
  readonly at: readonly number[];
  readonly alternatives: readonly Alternative[];
  /** It describes a thing by its use and does not name it. */
  readonly described: boolean;
  /** The term itself contains a negation. */
  readonly negated: boolean;
};

export type SightedWords = {
  readonly words: readonly AskedWord[];
  readonly known: Known;
  /** Takes only terms of fewer words. */
  readonly shorterThan?: number | undefined;
  /** Takes only terms whose words stand beside each other. */
  readonly unbroken?: boolean | undefined;
};

/** Every term that stands in the question. */
export function sightTerms(
  { words, known, shorterThan = words.length + 1, unbroken = false }: SightedWords,
  asked: readonly AskedTerm[],
): readonly Sighting[] {
  const places = words.flatMap((word, at) =>
    stemsInPieces(word, known).map((stems) => ({ at, stems })),
  );
  const typed = typedForms(words);
  return literalFirst(
    asked
      .flatMap((term) => sight(term, places, typed) ?? [])
      .filter((each) => each.at.length < shorterThan && (each.unbroken || !unbroken))
      // What a thing shall not be is no part of what it is.
      .filter(
        ({ at, negated }) =>
          negated || at.length === 1 || !at.some((place) => words[place]?.unwanted),
      )
      .filter(({ at }) => at.every((place) => words[place]?.treated === words[at[0] ?? 0]?.treated))
      .filter(({ at }) => !at.every((place) => words[place]?.literal)),
  );
}

/**
 * Identifies the words that a term takes. Of words that were written as one, a term of all has another key than a term
 * of one.
 */
export const keyOf = ({ at, words = at.length }: Pick<Sighting, 'at'> & Partial<Sighting>) =>
  words > at.length ? `${at.join()}:${words}` : at.join();

/** The keys of typed terms whose meaning records have. */
export function offeredKeys(sighted: readonly Sighting[], meant: MeantTerms): ReadonlySet<string> {
  return new Set(sighted.filter(({ typed, groupId }) => typed && meant.has(groupId)).map(keyOf));
}

/**
 * Sorts terms: first what records offer, then the longest, then what records are called. The last criteria only make
 * the order definite.
 */
function bestFirst(words: readonly AskedWord[], meant: MeantTerms) {
  const isOffered = ({ groupId }: Sighting) => Number(meant.has(groupId));
  const isNamed = ({ groupId }: Sighting) =>
    Number(meant.get(groupId)?.some(({ named }) => named > 0) ?? false);
  return (a: Sighting, b: Sighting) =>
    isOffered(b) - isOffered(a) ||
    wholeness(b) - wholeness(a) ||
    b.words - a.words ||
    isNamed(b) - isNamed(a) ||
    b.quality - a.quality ||
    headFirst(words, a, b) ||
    a.groupId - b.groupId;
}

/**
 * Whether it is part of a longer term that says for whom it is: a medicine for a pregnant woman's blood pressure is not
 * any medicine for blood pressure.
 */
const isForSomebodyElse = (
  { at }: Sighting,
  sighted: readonly Sighting[],
  words: readonly AskedWord[],
) =>
  sighted.some(
    (longer) =>
      longer.typed &&
      longer.unbroken &&
      at.every((place) => longer.at.includes(place)) &&
      longer.at.some((place) => words[place]?.qualifies && !at.includes(place)),
  );

/** The terms that the question is made of; no word belongs to two. */
export function termSpans(
  sighted: readonly Sighting[],
  words: readonly AskedWord[],
  meant: MeantTerms,
): readonly Span[] {
  const offered = offeredKeys(sighted, meant);
  const candidates = sighted
    // What was typed means something, so guesses at it would only be in its way.
    .filter((each) => each.typed || !offered.has(keyOf(each)))
    .filter((each) => !isFarGuess(each, words))
    .filter((each) => !isForSomebodyElse(each, sighted, words))
    .sort(bestFirst(words, meant));
  const owners = new Map<number, string>();
  const spans = new Map<string, Sighting[]>();
  for (const sighting of candidates) {
    const key = keyOf(sighting);
    if (sighting.at.some((at) => (owners.get(at) ?? key) !== key)) continue;
    for (const at of sighting.at) owners.set(at, key);
    const span = spans.get(key);
    if (span) span.push(sighting);
    else spans.set(key, [sighting]);
  }
  return [...spans.values()].map((sightings) => ({
    at: sightings[0]?.at ?? [],
    alternatives: sightings.flatMap((each) => meantAlternatives(each, meant)),
    negated: sightings.some(({ negated }) => negated),
    described: sightings.every((each) => isUse(each) && meant.has(each.groupId)),
  }));
}
