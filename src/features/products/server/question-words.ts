/** A word, or the beginning of words. */
export type AskedWord = { readonly word: string; readonly isBeginning: boolean };

/** One way to put a question: all of its words must be there. */
export type Way = readonly AskedWord[];

/** Words from the first up to what lies beyond them, in the order of their bytes. */
export type WordRange = { readonly first: string; readonly beyond: string };

const LOWEST = '\u0001';
const HIGHEST = '\u{10ffff}';

export const rangeOf = ({ word, isBeginning }: AskedWord): WordRange => ({
  first: word,
  beyond: word + (isBeginning ? HIGHEST : LOWEST),
});

/** The ways in which a question is put. No word has a sign in it. */
export function waysOf(question: string): readonly Way[] {
  return question.split('|').map((way) =>
    [...way.matchAll(/'([^']+)'(:\*)?/g)].map(([, word = '', sign]) => ({
      word,
      isBeginning: sign !== undefined,
    })),
  );
}

/** The question that is put in these ways. */
export function questionOf(ways: readonly Way[]): string {
  const written = ({ word, isBeginning }: AskedWord) => `'${word}'${isBeginning ? ':*' : ''}`;
  return ways.map((way) => `(${way.map(written).join(' & ')})`).join(' | ');
}

/** Whether whatever has the one has the other. */
const isPartOf = (one: AskedWord, other: AskedWord) =>
  other.isBeginning ? one.word.startsWith(other.word) : !one.isBeginning && one.word === other.word;

/** Whether whatever has all words of the one has all of the other. */
const asksForMore = (one: Way, other: Way) =>
  other.every((wanted) => one.some((word) => isPartOf(word, wanted)));

/** Without the ways that ask for more than another does: what has their words is found by that one. */
export function plainestOf(ways: readonly Way[]): readonly Way[] {
  return ways.filter(
    (way, place) =>
      !ways.some(
        (other, at) =>
          at !== place && asksForMore(way, other) && (at < place || !asksForMore(other, way)),
      ),
  );
}
