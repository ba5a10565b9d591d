/** A word or a prefix of words. */
export type AskedWord = { readonly word: string; readonly isBeginning: boolean };

/** One alternative of a question: all of its words must occur. */
export type Way = readonly AskedWord[];

/** Words from `first` up to but not including `beyond`, in byte order. */
export type WordRange = { readonly first: string; readonly beyond: string };

const LOWEST = '\u0001';
const HIGHEST = '\u{10ffff}';

export const rangeOf = ({ word, isBeginning }: AskedWord): WordRange => ({
  first: word,
  beyond: word + (isBeginning ? HIGHEST : LOWEST),
});

/** Parses a tsquery into its alternatives. Words contain no operators or quotes. */
export function waysOf(question: string): readonly Way[] {
  return question.split('|').map((way) =>
    [...way.matchAll(/'([^']+)'(:\*)?/g)].map(([, word = '', sign]) => ({
      word,
      isBeginning: sign !== undefined,
    })),
  );
}

/** Writes the alternatives as a tsquery. */
export function questionOf(ways: readonly Way[]): string {
  const written = ({ word, isBeginning }: AskedWord) => `'${word}'${isBeginning ? ':*' : ''}`;
  return ways.map((way) => `(${way.map(written).join(' & ')})`).join(' | ');
}

/** Whether everything that matches `one` also matches `other`. */
const isPartOf = (one: AskedWord, other: AskedWord) =>
  other.isBeginning ? one.word.startsWith(other.word) : !one.isBeginning && one.word === other.word;

/** The same for all words of two alternatives. */
const asksForMore = (one: Way, other: Way) =>
  other.every((wanted) => one.some((word) => isPartOf(word, wanted)));

/** Drops alternatives that are stricter than another: their results are found by that one. */
export function plainestOf(ways: readonly Way[]): readonly Way[] {
  return ways.filter(
    (way, place) =>
      !ways.some(
        (other, at) =>
          at !== place && asksForMore(way, other) && (at < place || !asksForMore(other, way)),
      ),
  );
}
