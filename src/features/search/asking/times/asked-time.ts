import { type PhraseBook, phraseList } from '#features/search/asking/phrases/phrase-book.ts';
import type { Token } from '#features/search/asking/phrases/tokens.ts';
import type { AskedKind, AskedTime, Understanding } from '#features/search/asking/understanding.ts';
import { addDays, type CalendarDate, countDays } from '#platform/dates/calendar-date.ts';
import { monthOf, monthSpan, type Span, yearOf } from './calendar.ts';
import type { NamedTime } from './find-time.ts';

const listOf = (text: string) => phraseList(text, { clitics: ['و', 'ب', 'ل'] });
const closing = listOf(
  `
    closing, closes, close, ending, ends, end, expiring, expires, expire, deadline, last day,
    last chance, تنتهي, ينتهي, بتنتهي, تقفل, يقفل, آخر موعد, آخر يوم, تخلص, بتخلص, تسكر, يسكر, بتسكر,
    بيسكر, بتقفل, بيقفل, تغلق, يغلق
  `,
);
const posted = listOf(
  `
    posted, published, added, listed, announced, since, نشرت, المنشورة, منشورة, نزلت, أضيفت,
    معلنة, أعلنت
  `,
);
const newest = listOf(
  `
    latest, newest, most recent, recent, recently, new, just added, آخر, أحدث, الأحدث, جديدة,
    جديد, الجديدة, a5er, akher, a7dath, jdeed, gdeed
  `,
);
const soonest = listOf(
  `
    next, upcoming, coming, coming up, soon, the next, القادم, القادمة, المقبل, المقبلة, الجاي,
    الجاية, قريبا
  `,
);

/** The tokens of the first phrase of a book that stands in the question. */
function firstOf(tokens: readonly Token[], book: PhraseBook<unknown>): readonly number[] {
  for (const at of tokens.keys()) {
    const length = book.findAt(tokens, at)?.length ?? 0;
    if (length > 0) return tokens.slice(at, at + length).map((_, each) => at + each);
  }
  return [];
}

export type MeantTime = {
  readonly time?: AskedTime;
  readonly order?: Understanding['order'];
  /** The tokens that say what the time is of, or the order. */
  readonly said: ReadonlySet<number>;
};

export type TimedQuestion = {
  readonly tokens: readonly Token[];
  readonly named?: NamedTime;
  readonly kinds: readonly AskedKind[];
  readonly leaning: readonly AskedKind[];
  readonly today: CalendarDate;
};

/** What a time means for the kind of record that is asked for. */
export function timeOf(question: TimedQuestion): MeantTime {
  const { tokens, named, kinds, today } = question;
  if (!named) return orderOf(question);
  if (!kinds.includes('job')) return { time: happening(question, named), said: new Set() };
  const [ends, starts] = [firstOf(tokens, closing), firstOf(tokens, posted)];
  const of = ends.length > 0 ? 'closing' : 'posted';
  const span = of === 'posted' ? lookingBack(named.span, today) : named.span;
  if (span.from > span.until) return { said: new Set() };
  const time = { ...span, written: named.written, of, sure: true } as const;
  return { time, said: new Set([...ends, ...starts]) };
}

function happening({ kinds, leaning }: TimedQuestion, { span, written }: NamedTime): AskedTime {
  const isEvent = kinds.length === 0 ? leaning.includes('event') : kinds.includes('event');
  return { ...span, written, of: 'happening', sure: isEvent };
}

/**
 * The days of a span that are over, for "posted this week" and "posted this month": nothing was posted in the days
 * ahead.
 */
function lookingBack(span: Span, today: CalendarDate): Span {
  if (span.from < today) return { from: span.from, until: span.until < today ? span.until : today };
  if (span.from > today) return { from: span.from, until: today };
  const month = monthSpan(yearOf(today), monthOf(today));
  if (span.until === month.until && span.until !== today) return { from: month.from, until: today };
  return { from: addDays(today, -countDays(span.from, span.until)), until: today };
}

function orderOf({ tokens, kinds, leaning }: TimedQuestion): MeantTime {
  const isOther = kinds.some((kind) => kind !== 'event') || leaning.includes('faq');
  if (kinds.includes('job')) return ordered('newest', firstOf(tokens, newest));
  return isOther ? { said: new Set() } : ordered('soonest', firstOf(tokens, soonest));
}

function ordered(order: Understanding['order'], said: readonly number[]): MeantTime {
  return said.length > 0 ? { order, said: new Set(said) } : { said: new Set() };
}
