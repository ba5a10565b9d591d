import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { asksForAdvice } from './advice.ts';
import { readArabizi } from './arabizi.ts';
import { kindsOf } from './kinds.ts';
import { nearTokens } from './near.ts';
import { placeOf } from './places/place.ts';
import { type PlaceBook, placeBook } from './places/place-book.ts';
import { priceOf } from './price.ts';
import { isArabizi } from './stop-words.ts';
import { findTime, timeOf } from './times/time-of.ts';
import { type Token, tokensOf } from './tokens.ts';
import type { AskedWord, Understanding } from './understanding.ts';
import { wordsOf } from './words.ts';

const knownPlaces = placeBook();

export type Asker = {
  readonly today: CalendarDate;
  /** Towns of records beside our own list. */
  readonly places?: PlaceBook;
};

/** What a question means: the words to find, and the filters it states. */
export function understand(
  question: string,
  { today, places = knownPlaces }: Asker,
): Understanding {
  const typed = tokensOf(question);
  const amidArabizi = isArabizi(typed);
  const tokens = amidArabizi ? typed.map(spoken) : typed;
  const price = priceOf(tokens);
  const found = findTime(tokens, today, price.said);
  const dated = found?.said ?? new Set<number>();
  const taken = new Set([...price.said, ...dated]);
  const near = nearTokens(tokens, taken);
  const place = placeOf(tokens, places, taken);
  const kinds = kindsOf(tokens, new Set([...taken, ...place.said]));
  const time = timeOf(tokens, found, kinds.kinds, kinds.leaning, today);
  const gone = new Set([...price.said, ...near]);
  const optional = new Set([...place.said, ...kinds.said, ...dated, ...time.said]);
  return {
    tokens: tokens.map(({ folded }) => folded),
    words: required(wordsOf(tokens, { gone, optional }, amidArabizi), kinds.said, place.said),
    kinds: kinds.kinds,
    leaning: kinds.leaning,
    ...(place.place && { place: place.place }),
    ...(time.time && { time: time.time }),
    ...(price.price && { price: price.price }),
    near: near.size > 0,
    ...(time.order && { order: time.order }),
    advice: asksForAdvice(tokens),
  };
}

/** Among arabizi, words without its digits are Arabic as well. */
function spoken(token: Token): Token {
  if (token.script !== 'latin' || token.spoken.length > 0) return token;
  return { ...token, spoken: readArabizi(token.folded).map(({ text }) => text) };
}

/** Where only weak words are left, they are what was asked for. */
function required(
  words: readonly AskedWord[],
  ...filters: readonly ReadonlySet<number>[]
): readonly AskedWord[] {
  if (words.some(({ optional }) => !optional)) return words;
  return words.map(({ optional, ...word }) =>
    filters.some((said) => said.has(word.at)) ? { ...word, optional: true } : word,
  );
}
