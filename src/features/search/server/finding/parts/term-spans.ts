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

/** Words of the question that are one term, with what it means. */
export type Span = {
  readonly at: readonly number[];
  readonly alternatives: readonly Alternative[];
  /** By its use only, and not by a name. */
  readonly described: boolean;
  /** Its term says itself what it is not. */
  readonly negated: boolean;
};

export type SightedWords = {
  readonly words: readonly AskedWord[];
  readonly known: Known;
  /** Terms of fewer words only. */
  readonly shorterThan?: number | undefined;
  /** Terms only whose words stand beside each other. */
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
      // What it shall not be is no part of what it is.
      .filter(
        ({ at, negated }) =>
          negated || at.length === 1 || !at.some((place) => words[place]?.unwanted),
      )
      .filter(({ at }) => at.every((place) => words[place]?.treated === words[at[0] ?? 0]?.treated))
      .filter(({ at }) => !at.every((place) => words[place]?.literal)),
  );
}

/** Which words a term takes; of several that were written as one it takes more than a word that is one of them. */
export const keyOf = ({ at, words = at.length }: Pick<Sighting, 'at'> & Partial<Sighting>) =>
  words > at.length ? `${at.join()}:${words}` : at.join();

/** What was typed that stands for something records have. */
export function offeredKeys(sighted: readonly Sighting[], meant: MeantTerms): ReadonlySet<string> {
  return new Set(sighted.filter(({ typed, groupId }) => typed && meant.has(groupId)).map(keyOf));
}

/** What records offer first, then the longest and what they are called; at last any order, as long as it is one. */
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

/** Part of a longer term that says for whom it is: a medicine for a pregnant woman's pressure is no medicine for pressure. */
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

/** The terms that the question is made of: no word is part of two. */
export function termSpans(
  sighted: readonly Sighting[],
  words: readonly AskedWord[],
  meant: MeantTerms,
): readonly Span[] {
  const offered = offeredKeys(sighted, meant);
  const candidates = sighted
    // What was typed means something: guesses at it would only be in its way.
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
