import { isShapedLikeVerb } from '#features/search/asking/letters/verb-shape.ts';
import { foldForSearch } from '#platform/search/fold-for-search.ts';

/** A rare word tells more than a common one, and a term that no record has tells most. */
export function rarity(documents: number, records: number): number {
  return Math.log(1 + records / (1 + documents)) / Math.log(1 + records);
}

export const LEAST_RARITY = 0.08;

/**
 * The weight of a word that neither a record nor the thesaurus has. It is more likely said in passing than looked for,
 * the more so the longer the question.
 */
const unheardAmong = (words: number) => (words >= 9 ? 0.25 : words >= STORY ? 0.4 : 0.55);

/** A question with this many words is a story. */
const STORY = 6;
/** In a story a word that is at best a slip weighs only this much more than an unknown one. */
const SLIP_IN_STORY = 0.15;

/** A word built like a verb that nobody wrote is no thing that somebody could have. */
const UNHEARD_VERB = 0.15;

/** A word this short may be the beginning of any other. */
const UNHEARD_BEGINNING = 0.4;
const SHORT_BEGINNING = 2;

type Heard = {
  /** How many records have it. */
  readonly documents: number;
  /** The thesaurus knows it. */
  readonly isTerm: boolean;
  /** Records have it only as a slip of another word. */
  readonly isSlip: boolean;
  /** How many words must be found, this one included. */
  readonly among: number;
  readonly records: number;
};

/**
 * How well a word tells records apart, from 0 to 1. A word that merely stands in terms of the thesaurus without being
 * one was said in passing as well.
 */
export function weightOf(
  written: string,
  { documents, isTerm, isSlip, among, records }: Heard,
): number {
  const unheard = unheardAmong(among);
  const known = Math.max(LEAST_RARITY, rarity(documents, records));
  if (among >= STORY && documents > 0) {
    if (written.length === 1) return LEAST_RARITY;
    if (isSlip) return Math.min(known, unheard + SLIP_IN_STORY);
  }
  if (documents > 0 || isTerm) return known;
  if (isShapedLikeVerb(foldForSearch(written))) return UNHEARD_VERB;
  return written.length <= SHORT_BEGINNING ? Math.min(UNHEARD_BEGINNING, unheard) : unheard;
}
