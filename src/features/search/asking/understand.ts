import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { isForChild, tellsChildhoodComplaint } from './asides/children.ts';
import { asksForCare, asksForNursingAtHome } from './kinds/care.ts';
import { kindsOf, type MeantKinds } from './kinds/kinds.ts';
import { isProfessionAlone } from './kinds/professions.ts';
import { readArabizi, usesDigits } from './letters/arabizi.ts';
import { wordForms } from './letters/word-forms.ts';
import { withAmounts } from './numbers/amounts.ts';
import { priceOf } from './numbers/price.ts';
import { asksForAdvice } from './other-matters/advice.ts';
import { isCode, isSmallTalk } from './other-matters/small-talk.ts';
import { isArabizi, stopWordsAt } from './phrases/stop-words.ts';
import { type Token, tokensOf, withoutMarkup } from './phrases/tokens.ts';
import { isNext, nearTokens } from './places/near.ts';
import { placeOf } from './places/place.ts';
import { placeBook } from './places/place-book.ts';
import { isCertainlyRetyped, retyped } from './readings/retyped.ts';
import { timeOf } from './times/asked-time.ts';
import { findTime, type NamedTime } from './times/find-time.ts';
import type { AskedKind, Understanding } from './understanding.ts';
import { wordsOf } from './words.ts';

const knownPlaces = placeBook();

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
  const digits = usesDigits(typed);
  const amounts = withAmounts(typed);
  const tokens = amidArabizi ? amounts.map((token) => withSpoken(token, digits)) : amounts;
  const price = priceOf(tokens);
  const named = findTime(tokens, {
    today,
    taken: price.said,
    dates: haveDates(kindsOf(tokens, price.said)),
  });
  const taken = new Set([...price.said, ...(named?.said ?? [])]);
  const near = nearTokens(tokens, taken);
  const place = placeOf(tokens, knownPlaces, new Set([...taken, ...near]));
  const { kinds, leaning, said, written, doneTo } = happensWhen(
    named,
    kindsOf(tokens, new Set([...taken, ...near, ...place.said])),
  );
  const time = timeOf({ tokens, named, kinds, leaning, today });
  const isName = (at: number) => named?.names.has(at) && tokens[at]?.script !== 'number';
  // A month without an event is an ordinary word: the Mayo of a Mayo stand is مايو in Arabic.
  const namedWords = [...(named?.said ?? [])].filter((at) => time.time?.sure || !isName(at));
  const timeWords = [...namedWords, ...time.said];
  const isHelp = leaning.includes('faq');
  const isNursing = kinds.length === 0 && !leaning.includes('job') && asksForNursingAtHome(tokens);
  const advice = !isHelp && asksForAdvice(tokens);
  const isNextEvent = kinds.includes('event') && isNext(tokens, near);
  const order = isNextEvent ? 'soonest' : time.order;
  const isNear = near.size > 0 && !isNextEvent && !place.place?.sure;
  return {
    tokens: tokens.map(({ folded }) => folded),
    ...wordsOf(tokens, {
      amidArabizi,
      help: isHelp,
      priced: price.price !== undefined,
      advice,
      medicine:
        leaning.includes('medicine') || (kinds.length === 0 && tellsChildhoodComplaint(tokens)),
      work: [...kinds, ...leaning].includes('job'),
      gone: new Set([
        ...price.said,
        ...near,
        ...place.prepositions,
        ...timeWords.filter((at) => time.time?.sure && !isName(at)),
      ]),
      filters: new Set([...place.said, ...said, ...timeWords]),
      ...(doneTo !== undefined && { doneTo }),
    }),
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

const wordsAt = (tokens: readonly Token[], at: ReadonlySet<number>) =>
  [...at]
    .toSorted((a, b) => a - b)
    .map((place) => tokens[place]?.written ?? '')
    .join(' ');

type Kinds = { readonly kinds: readonly AskedKind[]; readonly leaning: readonly AskedKind[] };

/** In "a meeting of pharma companies in April" the meeting is asked for, because companies have no dates. */
function happensWhen(named: NamedTime | undefined, meant: MeantKinds): MeantKinds {
  const isMeeting = meant.leaning.includes('event') && meant.kinds.includes('company');
  return named && isMeeting ? { ...meant, kinds: [], written: '' } : meant;
}

/** Whether what is asked for has dates, or may have. */
function haveDates({ kinds, leaning }: Kinds): boolean {
  if (kinds.length > 0) return kinds.includes('event') || leaning.includes('event');
  return leaning.includes('event') || !leaning.some((kind) => kind === 'company' || kind === 'job');
}

/** Amid arabizi, Latin words without digits are Arabic as well. */
function withSpoken(token: Token, digits: boolean): Token {
  if (token.script !== 'latin' || token.spoken.length > 0) return token;
  const readings = readArabizi(token.folded, { digits }).map(({ text }) => text);
  return { ...token, spoken: readings, forms: wordForms(token.folded, readings) };
}
