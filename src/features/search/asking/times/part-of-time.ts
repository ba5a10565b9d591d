import { meaning, phraseBook } from '#features/search/asking/phrases/phrase-book.ts';
import type { Token } from '#features/search/asking/phrases/tokens.ts';
import { addDays, type CalendarDate, countDays } from '#platform/dates/calendar-date.ts';
import { monthSpan, type Span, yearOf, yearSpan } from './calendar.ts';
import type { FoundTime } from './found-time.ts';

/** A part of a time, or a side of it. */
type Part = {
  readonly of: (span: Span, today: CalendarDate) => Span;
  /** It may be said without a year, and then means the next one that comes. */
  readonly ofYear?: boolean;
};

const MONTHS = 12;
const isWholeYear = ({ from, until }: Span) => from.endsWith('-01-01') && until.endsWith('-12-31');

/** From one share of a time to another; a year is divided by its months. */
function shareOf(span: Span, from: number, until: number): Span {
  if (isWholeYear(span) && yearOf(span.from) === yearOf(span.until)) {
    const year = yearOf(span.from);
    return {
      from: monthSpan(year, 1 + Math.round(MONTHS * from)).from,
      until: monthSpan(year, Math.round(MONTHS * until)).until,
    };
  }
  const days = countDays(span.from, span.until) + 1;
  return {
    from: addDays(span.from, Math.floor(days * from)),
    until: addDays(span.from, Math.ceil(days * until) - 1),
  };
}

const share = (from: number, until: number, ofYear = false): Part => ({
  of: (span) => shareOf(span, from, until),
  ofYear,
});

const DAYS_AHEAD = 366;

const before: Part = {
  of: (span, today) => ({ from: today, until: addDays(span.from, -1) }),
};
const until: Part = { of: (span, today) => ({ from: today, until: span.until }) };
const after: Part = {
  of: (span) => ({ from: addDays(span.until, 1), until: addDays(span.until, DAYS_AHEAD) }),
};

const quarters = [
  ['first', 'الأول'],
  ['second', 'الثاني'],
  ['third', 'الثالث'],
  ['fourth', 'الرابع'],
] as const;

const parts = phraseBook<Part>(
  [
    ...meaning(
      share(0, 1 / 3),
      'early, early in, beginning of, the beginning of, start of, the start of, أوائل, بداية, في بداية, مطلع, أول',
    ),
    ...meaning(
      share(0, 1 / 3, true),
      'beginning of the year, start of the year, بداية السنة, أول السنة, مطلع العام, بداية العام',
    ),
    ...meaning(share(1 / 4, 3 / 4), 'mid, middle of, the middle of, منتصف, في منتصف, نص, وسط'),
    ...meaning(share(2 / 3, 1), 'late, late in, end of, the end of, أواخر, نهاية, في نهاية, آخر'),
    ...meaning(
      share(0, 1 / 2, true),
      'first half of, the first half of, 1st half of, h1, النصف الأول من, النصف الأول',
    ),
    ...meaning(
      share(1 / 2, 1, true),
      'second half of, the second half of, 2nd half of, h2, النصف الثاني من, النصف الثاني',
    ),
    ...quarters.flatMap(([english, arabic], place) =>
      meaning(
        share(place / 4, (place + 1) / 4, true),
        `q${place + 1}, q${place + 1} of, ${english} quarter, ${english} quarter of, the ${english} quarter of, الربع ${arabic} من, الربع ${arabic}`,
      ),
    ),
    ...meaning(before, 'before, قبل'),
    ...meaning(until, 'by, until, till, up to, لغاية, حتى, لحد'),
    ...meaning(
      until,
      'before end of, before the end of, by end of, by the end of, until the end of, till the end of, قبل نهاية, قبل آخر, حتى نهاية, لغاية نهاية, لحد نهاية, لغاية آخر, لحد آخر',
    ),
    ...meaning(after, 'after, بعد, عقب'),
  ],
  { clitics: ['و', 'ب', 'ل'], spoken: false },
);

function ofNextYear(part: Part, today: CalendarDate): Span {
  const span = part.of(yearSpan(yearOf(today)), today);
  return span.until >= today ? span : part.of(yearSpan(yearOf(today) + 1), today);
}

/**
 * A part of a time: early January, the first half of 2027, before Ramadan. `timeAt` finds the time that it is a part
 * of.
 */
export function partOfTimeAt(
  tokens: readonly Token[],
  at: number,
  today: CalendarDate,
  timeAt: (at: number) => FoundTime | undefined,
): FoundTime | undefined {
  const part = parts.findAt(tokens, at);
  if (!part) return undefined;
  const time = timeAt(at + part.length);
  if (!time)
    return part.meaning.ofYear
      ? { span: ofNextYear(part.meaning, today), length: part.length }
      : undefined;
  const span = part.meaning.of(time.span, today);
  return span.from <= span.until ? { span, length: part.length + time.length } : undefined;
}
