/** A word or a prefix of words. */
export type AskedWord = { readonly word: string; readonly isBeginning: boolean };

/** One alternative of a question: all of its words must occur. */
export type Alternative = readonly AskedWord[];

/** Words from `first` up to but not including `beyond`, in byte order. */
export type WordRange = { readonly first: string; readonly beyond: string };

const LOWEST = '\u0001';
const HIGHEST = '\u{10ffff}';

export const rangeOf = ({ word, isBeginning }: AskedWord): WordRange => ({
  first: word,
  beyond: word + (isBeginning ? HIGHEST : LOWEST),
});

/** Parses a tsquery into its alternatives. Words contain no operators or quotes. */
export function parseAlternatives(question: string): readonly Alternative[] {
  return question.split('|').map((alternative) =>
    [...alternative.matchAll(/'([^']+)'(:\*)?/g)].map(([, word = '', sign]) => ({
      word,
      isBeginning: sign !== undefined,
    })),
  );
}

/** Writes the alternatives as a tsquery. */
export function questionOf(alternatives: readonly Alternative[]): string {
  const written = ({ word, isBeginning }: AskedWord) => `'${word}'${isBeginning ? ':*' : ''}`;
  return alternatives.map((alternative) => `(${alternative.map(written).join(' & ')})`).join(' | ');
}

/** Whether everything that matches `one` also matches `other`. */
const isPartOf = (one: AskedWord, other: AskedWord) =>
  other.isBeginning ? one.word.startsWith(other.word) : !one.isBeginning && one.word === other.word;

/** The same for all words of two alternatives. */
const isStricterThan = (one: Alternative, other: Alternative) =>
  other.every((wanted) => one.some((word) => isPartOf(word, wanted)));

/** Drops alternatives that are stricter than another: their results are found by that one. */
export function dropStricterAlternatives(
  alternatives: readonly Alternative[],
): readonly Alternative[] {
  return alternatives.filter(
    (alternative, place) =>
      !alternatives.some(
        (other, at) =>
          at !== place &&
          isStricterThan(alternative, other) &&
          (at < place || !isStricterThan(other, alternative)),
      ),
  );
}
