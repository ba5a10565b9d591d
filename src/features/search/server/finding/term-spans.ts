import type { AskedWord } from '#features/search/asking/understanding.ts';
import { type MeantTerms, meantAlternatives } from './alternatives.ts';
import type { Alternative } from './asked-group.ts';
import {
  headFirst,
  isFarGuess,
  isUse,
  literalFirst,
  typedForms,
  wholeness,
} from './compare-sightings.ts';
import type { Known } from './lexemes.ts';
import { type Sighting, sight } from './sightings.ts';
import type { AskedTerm } from './terms.ts';
import { stemsOf } from './word-readings.ts';

/** Words of the question that are one term, with what it means. */
export type Span = {
  readonly at: readonly number[];
  readonly alternatives: readonly Alternative[];
  /** By its use only, and not by a name. */
  readonly described: boolean;
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
  const places = words.map((word) => stemsOf(word, known));
  const typed = typedForms(words);
  return literalFirst(
    asked
      .flatMap((term) => sight(term, places, typed) ?? [])
      .filter((each) => each.at.length < shorterThan && (each.unbroken || !unbroken))
      // What it shall not be is no part of what it is.
      .filter(({ at }) => at.length === 1 || !at.some((place) => words[place]?.unwanted))
      .filter(({ at }) => at.every((place) => words[place]?.treated === words[at[0] ?? 0]?.treated))
      .filter(({ at }) => !at.every((place) => words[place]?.literal)),
  );
}

export const keyOf = ({ at }: Pick<Sighting, 'at'>) => at.join();

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
    b.at.length - a.at.length ||
    isNamed(b) - isNamed(a) ||
    b.quality - a.quality ||
    headFirst(words, a, b) ||
    a.groupId - b.groupId;
}

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
    described: sightings.every((each) => isUse(each) && meant.has(each.groupId)),
  }));
}
