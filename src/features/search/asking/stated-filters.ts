import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { kindsOf, type MeantKinds } from './kinds/kinds.ts';
import { priceOf } from './numbers/price.ts';
import type { Token } from './phrases/tokens.ts';
import { nearTokens } from './places/near.ts';
import { placeOf } from './places/place.ts';
import { placeBook } from './places/place-book.ts';
import { timeOf } from './times/asked-time.ts';
import { isAboutFasting } from './times/fasting.ts';
import { findTime, type NamedTime } from './times/find-time.ts';
import type { AskedKind } from './understanding.ts';

const knownPlaces = placeBook();

/**
 * What a question states besides the words to find, each with the tokens that state it. A token states one thing: a price
 * before a time, a time before a place, and all of them before a kind.
 */
export function statedFilters(tokens: readonly Token[], today: CalendarDate) {
  const price = priceOf(tokens);
  const found = findTime(tokens, {
    today,
    taken: price.said,
    dates: haveDates(kindsOf(tokens, price.said)),
  });
  const named = found && isAboutFasting(tokens, found.said) ? undefined : found;
  const taken = new Set([...price.said, ...(named?.said ?? [])]);
  const near = nearTokens(tokens, taken);
  const place = placeOf(tokens, knownPlaces, new Set([...taken, ...near]));
  const meant = happensWhen(named, kindsOf(tokens, new Set([...taken, ...near, ...place.said])));
  const { kinds, leaning } = meant;
  const time = timeOf({ tokens, named, kinds, leaning, today });
  return { price, near, place, time, timeTokens: timeTokens(tokens, named, time), meant };
}

/** The tokens that state a time, and those of them that are no words to find besides. */
function timeTokens(
  tokens: readonly Token[],
  named: NamedTime | undefined,
  time: ReturnType<typeof timeOf>,
) {
  const isSure = time.time?.sure ?? false;
  const isName = (at: number) => named?.names.has(at) && tokens[at]?.script !== 'number';
  // A month without an event is an ordinary word: the Mayo of a Mayo stand is مايو in Arabic.
  const ofName = [...(named?.said ?? [])].filter((at) => isSure || !isName(at));
  const all = [...ofName, ...time.said];
  return { all, gone: isSure ? all.filter((at) => !isName(at)) : [] };
}

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
