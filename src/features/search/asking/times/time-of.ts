import { phraseList } from '#features/search/asking/phrase-book.ts';
import type { Token } from '#features/search/asking/tokens.ts';
import type { AskedKind, AskedTime, Understanding } from '#features/search/asking/understanding.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { addDays, countDays } from '#platform/dates/calendar-date.ts';
import type { Span } from './calendar.ts';
import { timeAt } from './time.ts';

export type FoundTime = {
  readonly span: Span;
  readonly said: ReadonlySet<number>;
  readonly written: string;
};

/** The times a question names, as one; `taken` are tokens with another meaning, such as prices. */
export function findTime(
  tokens: readonly Token[],
  today: CalendarDate,
  taken: ReadonlySet<number>,
): FoundTime | undefined {
  const said = new Set<number>();
  let span: Span | undefined;
  for (let at = 0; at < tokens.length; ) {
    const found = taken.has(at) ? undefined : timeAt(tokens, at, today);
    if (found) {
      // "Next week or next month": from the first to the last day.
      span = span
        ? {
            from: span.from < found.span.from ? span.from : found.span.from,
            until: span.until > found.span.until ? span.until : found.span.until,
          }
        : found.span;
      for (let each = at; each < at + found.length; each += 1) said.add(each);
    }
    at += found?.length ?? 1;
  }
  if (!span) return undefined;
  const written = tokens
    .filter((_, at) => said.has(at))
    .map((token) => token.written)
    .join(' ');
  return { span, said, written };
}

const listOf = (text: string) =>
  phraseList(
    text.split(',').map((phrase) => phrase.trim()),
    ['و', 'ب', 'ل', 'ال'],
  );
const closing = listOf(
  'closing, closes, close, ending, ends, end, expiring, expires, expire, deadline, last day, last chance, تنتهي, ينتهي, بتنتهي, تقفل, يقفل, آخر موعد, اخر موعد, آخر يوم, اخر يوم, تخلص, بتخلص',
);
const posted = listOf(
  'posted, published, added, listed, announced, since, نشرت, المنشورة, منشورة, نزلت, أضيفت, اضيفت, معلنة, اعلنت',
);
const newest = listOf(
  'latest, newest, most recent, recent, recently, new, just added, آخر, اخر, أحدث, احدث, الأحدث, جديدة, جديد, جديده, الجديدة, a5er, akher, a7dath, jdeed, gdeed',
);
const soonest = listOf(
  'next, upcoming, coming, coming up, soon, the next, القادم, القادمة, المقبل, المقبلة, الجاي, الجاية, قريبا, القادمه, المقبله',
);

const firstOf = (tokens: readonly Token[], book: ReturnType<typeof listOf>) =>
  tokens.findIndex((_, at) => book.findAt(tokens, at) !== undefined);

type Timed = {
  readonly time?: AskedTime;
  readonly order?: Understanding['order'];
  readonly said: ReadonlySet<number>;
};

/** What a time means for the kind of record that is asked for. */
export function timeOf(
  tokens: readonly Token[],
  found: FoundTime | undefined,
  kinds: readonly AskedKind[],
  leaning: readonly AskedKind[],
  today: CalendarDate,
): Timed {
  const isJob = kinds.includes('job');
  const isEvent = kinds.includes('event') || (kinds.length === 0 && leaning.includes('event'));
  if (!found) return { ...orderOf(tokens, isJob, isEvent) };
  const said = new Set(found.said);
  const of = isJob ? (firstOf(tokens, closing) >= 0 ? 'closing' : 'posted') : 'happening';
  for (const book of isJob ? [closing, posted] : []) {
    const at = firstOf(tokens, book);
    if (at >= 0) said.add(at);
  }
  const span = of === 'posted' ? backwards(found.span, today) : found.span;
  return { time: { ...span, written: found.written, of, sure: isJob || isEvent }, said };
}

/** "Posted this week" looks back. */
function backwards(span: Span, today: CalendarDate): Span {
  if (span.from < today) return { from: span.from, until: span.until < today ? span.until : today };
  return { from: addDays(today, -countDays(span.from, span.until)), until: today };
}

function orderOf(tokens: readonly Token[], isJob: boolean, isEvent: boolean): Timed {
  if (!isJob && !isEvent) return { said: new Set() };
  const at = firstOf(tokens, isJob ? newest : soonest);
  if (at < 0) return { said: new Set() };
  return { order: isJob ? 'newest' : 'soonest', said: new Set([at]) };
}
