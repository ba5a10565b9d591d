import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { isForChild, tellsChildhoodComplaint } from './asides/children.ts';
import { asksForCare, asksForNursingAtHome } from './kinds/care.ts';
import { isProfessionAlone } from './kinds/professions.ts';
import { readArabizi, usesDigits } from './letters/arabizi.ts';
import { wordForms } from './letters/word-forms.ts';
import { withAmounts } from './numbers/amounts.ts';
import { asksForAdvice } from './other-matters/advice.ts';
import { isCode, isSmallTalk } from './other-matters/small-talk.ts';
import { isArabizi, stopWordsAt } from './phrases/stop-words.ts';
import { type Token, tokensOf, withoutMarkup } from './phrases/tokens.ts';
import { isNext } from './places/near.ts';
import { isCertainlyRetyped, retyped } from './readings/retyped.ts';
import { statedFilters } from './stated-filters.ts';
import type { Understanding } from './understanding.ts';
import { wordsOf } from './words.ts';

export type Asker = {
  readonly today: CalendarDate;
};

/** Small talk and code ask for nothing; the tokens remain, because a list may still have the words as they stand. */
const nothingAsked = (tokens: readonly Token[]): Understanding => ({
  tokens: tokens.map(({ folded }) => folded),
  words: [],
  kinds: [],
  kindsWritten: '',
  leaning: [],
  care: false,
  child: false,
  person: false,
  advice: false,
});

const statesFilters = ({ kinds, place }: Understanding) => kinds.length > 0 || place !== undefined;

/** What a question means: the words to find, and the filters it states. */
export function understand(question: string, asker: Asker): Understanding {
  const typed = tokensOf(question);
  const retypedQuestion = retyped(question, typed);
  // Each word is read in both layouts, but kind and place only from the question as a whole.
  const other =
    retypedQuestion && understandTyped(retypedQuestion, tokensOf(retypedQuestion), asker);
  const isOther = other && (isCertainlyRetyped(typed) || statesFilters(other));
  return isOther ? other : understandTyped(question, typed, asker);
}

function understandTyped(
  question: string,
  typed: readonly Token[],
  { today }: Asker,
): Understanding {
  if (isCode(withoutMarkup(question)) || isSmallTalk(typed)) return nothingAsked(typed);
  const amidArabizi = isArabizi(typed);
  const tokens = asRead(typed, amidArabizi);
  const { price, near, place, time, timeTokens, meant } = statedFilters(tokens, today);
  const { kinds, leaning, said, written, doneTo } = meant;
  const isHelp = leaning.includes('faq');
  const isNursing = kinds.length === 0 && !leaning.includes('job') && asksForNursingAtHome(tokens);
  const advice = !isHelp && asksForAdvice(tokens);
  const isNextEvent = kinds.includes('event') && isNext(tokens, near);
  const order = isNextEvent ? 'soonest' : time.order;
  const isNear = near.size > 0 && !isNextEvent && !place.place?.sure;
  const words = wordsOf(tokens, {
    amidArabizi,
    help: isHelp,
    priced: price.price !== undefined,
    advice,
    medicine:
      leaning.includes('medicine') || (kinds.length === 0 && tellsChildhoodComplaint(tokens)),
    work: [...kinds, ...leaning].includes('job'),
    gone: new Set([...price.said, ...near, ...place.prepositions, ...timeTokens.gone]),
    filters: new Set([...place.said, ...said, ...timeTokens.all]),
    ...(doneTo !== undefined && { doneTo }),
  });
  return {
    tokens: tokens.map(({ folded }) => folded),
    ...words,
    kinds,
    kindsWritten: kinds.length > 0 ? written : '',
    leaning: isNursing ? [...leaning, 'company'] : leaning,
    ...(place.place && { place: place.place }),
    ...(time.time && { time: time.time }),
    ...(price.price && { price: price.price }),
    ...(isNear && { near: wordsAt(tokens, near) }),
    ...(order && { order }),
    care: asksForCare(tokens, { kinds, written }),
    child: isForChild(tokens),
    person:
      kinds.length === 0 &&
      !isNursing &&
      isProfessionAlone(tokens, (at) => place.said.has(at) || stopWordsAt(tokens, at, false) > 0),
    advice,
  };
}

/** The tokens with the amounts in them; amid arabizi, Latin words are Arabic as well. */
function asRead(typed: readonly Token[], amidArabizi: boolean): readonly Token[] {
  const amounts = withAmounts(typed);
  if (!amidArabizi) return amounts;
  const digits = usesDigits(typed);
  return amounts.map((token) => withSpoken(token, digits));
}

const wordsAt = (tokens: readonly Token[], at: ReadonlySet<number>) =>
  [...at]
    .toSorted((a, b) => a - b)
    .map((place) => tokens[place]?.written ?? '')
    .join(' ');

/** Amid arabizi, Latin words without digits are Arabic as well. */
function withSpoken(token: Token, digits: boolean): Token {
  if (token.script !== 'latin' || token.spoken.length > 0) return token;
  const readings = readArabizi(token.folded, { digits }).map(({ text }) => text);
  return { ...token, spoken: readings, forms: wordForms(token.folded, readings) };
}
