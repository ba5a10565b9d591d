import type { AskedWord, Understanding } from '#features/search/asking/understanding.ts';
import type { Asked } from '#features/search/server/finding/parts/asked-question.ts';
import type { PartsWanted } from '#features/search/server/finding/parts/question-parts.ts';

/** A question with this many words may be a description. */
export const DESCRIPTION = 3;

/** What is asked, and how its words are made into parts. */
export type Way = PartsWanted & { readonly asked: Asked };

/** The first way to take a question, as it was said. */
export const asSaid = (asked: Asked): Way => ({ asked, freely: false });

/** Further ways to take a question, tried in turn until one of them is answered. */
export function furtherWays(asked: Asked): readonly Way[] {
  const { words, care } = asked.understanding;
  const apart = { asked, freely: false, shorterThan: 2 };
  if (words.length < DESCRIPTION) return care ? [apart] : [];
  const wish = wishAlone(asked);
  return [
    // Accepts descriptions with one word missing, because people use words that nobody foresaw.
    { asked, freely: true },
    ...(wish ? [{ asked: wish, freely: false }] : []),
    // Words that stand apart may have been said of different things.
    { asked, freely: false, unbroken: true },
    apart,
  ];
}

/** The question without its reasons, where it has any; only records called what is left answer that. */
function wishAlone(asked: Asked): Asked | undefined {
  const { words } = asked.understanding;
  const wished = words.filter(({ beside }) => !beside);
  const isSaid = wished.some(({ optional }) => !optional);
  if (wished.length === words.length || !isSaid) return undefined;
  const named = wished.map((word) => (word.optional ? word : { ...word, elsewhere: true }));
  return { ...asked, alone: true, understanding: { ...asked.understanding, words: named } };
}

/** The question without what was said about the thing; undefined where nothing was. */
export function askedPlainly(asked: Asked): Asked | undefined {
  const { plainer } = asked.understanding;
  return plainer && { ...asked, understanding: { ...asked.understanding, words: plainer } };
}

/** The question as if these words had been typed. */
export function askedWith(words: readonly AskedWord[], asked: Asked): Asked {
  const { plainer, ...rest } = asked.understanding;
  const byPlace = new Map(words.map((word) => [word.at, word.readings]));
  const right = plainer?.map((word) => ({
    ...word,
    readings: byPlace.get(word.at) ?? word.readings,
  }));
  const understanding: Understanding = { ...rest, words, ...(right && { plainer: right }) };
  return { ...asked, understanding };
}
