import { numberAt } from '#features/search/asking/numbers/numbers.ts';
import { meaning, phraseBook, phraseList } from '#features/search/asking/phrases/phrase-book.ts';
import type { Token } from '#features/search/asking/phrases/tokens.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { monthOf, monthSpan, type Span, weekSpan, yearOf, yearSpan } from './calendar.ts';
import { daysFrom, type FoundTime, TIME_CLITICS } from './found-time.ts';
import { shiftAfter } from './shifts.ts';

type Unit = 'day' | 'week' | 'month' | 'year';
const units = phraseBook<{ unit: Unit; count: number }>(
  [
    ...meaning({ unit: 'day', count: 1 } as const, 'day, يوم'),
    ...meaning({ unit: 'day', count: 2 } as const, 'يومين'),
    ...meaning(
      { unit: 'week', count: 1 } as const,
      `
        week, wk, أسبوع, اسبوع, سبوع, أسابيع, isboo3, osboo3, esboo3, usboo3, osbo3, isbo3,
        2osboo3, اسبوعيا
      `,
    ),
    ...meaning({ unit: 'week', count: 2 } as const, 'fortnight, اسبوعين, أسبوعين'),
    ...meaning(
      { unit: 'month', count: 1 } as const,
      'month, شهر, أشهر, شهور, shahr, shaher, sha7r',
    ),
    ...meaning({ unit: 'month', count: 2 } as const, 'شهرين'),
    ...meaning({ unit: 'year', count: 1 } as const, 'year, سنة, سنه, عام, سنوات, سنين, sana, 3am'),
    ...meaning({ unit: 'year', count: 2 } as const, 'سنتين, عامين'),
    ...meaning({ unit: 'day', count: 1 } as const, 'days, أيام, ايام'),
  ],
  { clitics: TIME_CLITICS },
);

const shiftBefore = phraseBook<number>(
  [
    ...meaning(
      0,
      `
        this, current, during this, هذا, هذه, هاي, هاد, هالـ, هاذا, هذي, ه, hal, ha, hatha, hada,
        sa
      `,
    ),
    ...meaning(1, 'next, coming, upcoming, the next, the coming, following'),
    ...meaning(-1, 'last, past, previous, the last, the past, آخر, اخر'),
  ],
  { clitics: ['و', 'ب', 'ف', 'ل'] },
);
function spanOf(today: CalendarDate, unit: Unit, shift: number, count: number): Span {
  if (count > 1) return around(today, unit, shift < 0 ? -count : count);
  switch (unit) {
    case 'day':
      return daysFrom(today, shift, shift);
    case 'week':
      // To many people "this week" means the coming seven days, and the days that are over hide nothing.
      return shift === 0 ? daysFrom(today, 0, 6) : weekSpan(today, shift);
    case 'month':
      return shift === 0
        ? { from: today, until: monthSpan(yearOf(today), monthOf(today)).until }
        : monthSpan(yearOf(today), monthOf(today) + shift);
    case 'year':
      return shift === 0
        ? { from: today, until: `${yearOf(today)}-12-31` }
        : yearSpan(yearOf(today) + shift);
  }
}

const daysOfUnit: Readonly<Record<Unit, number>> = { day: 1, week: 7, month: 31, year: 366 };
const MOST_DAYS = 1100;

/** The days from today on, or up to today. */
function around(today: CalendarDate, unit: Unit, count: number): Span {
  const reach = Math.max(-MOST_DAYS, Math.min(MOST_DAYS, Math.round(count * daysOfUnit[unit])));
  return reach < 0 ? daysFrom(today, reach, 0) : daysFrom(today, 0, reach);
}

function relativeAt(
  tokens: readonly Token[],
  at: number,
  today: CalendarDate,
): FoundTime | undefined {
  const before = shiftBefore.findAt(tokens, at);
  if (before) {
    const number = numberAt(tokens, at + before.length);
    const unit = units.findAt(tokens, at + before.length + (number?.length ?? 0));
    if (unit) {
      const { meaning: of } = unit;
      const count = (number?.value ?? 1) * of.count;
      return {
        span: spanOf(today, of.unit, before.meaning, count),
        length: before.length + (number?.length ?? 0) + unit.length,
      };
    }
  }
  const unit = units.findAt(tokens, at);
  if (!unit) return undefined;
  // هالأسبوع: "this", written together with the word.
  if (unit.clitics.startsWith('ه'))
    return { span: spanOf(today, unit.meaning.unit, 0, 1), length: unit.length };
  const after = shiftAfter.findAt(tokens, at + unit.length);
  if (!after) return undefined;
  return {
    span: spanOf(today, unit.meaning.unit, after.meaning, unit.meaning.count),
    length: unit.length + after.length,
  };
}

const within = phraseList(
  `
    within, in, in the next, during the next, over the next, for the next, next, coming,
    the next, the coming, خلال, في خلال, غضون, في غضون, بعد, عقب, last, past, آخر, in the last,
    in the past
  `,
  { clitics: ['و', 'ب'] },
);
/** "Before the end of the year", "نهاية السنة": what is left of it. */
const endOf = phraseList(
  `
    end of, end of the, end of this, by the end of, by the end of the, before the end of, before the end of the,
    until the end of the, rest of the, rest of this, نهاية, نهاية هذا, نهاية هذه, آخر, أواخر, قبل نهاية, لنهاية
  `,
  { clitics: ['و', 'ب', 'ل'] },
);

function endOfAt(tokens: readonly Token[], at: number, today: CalendarDate): FoundTime | undefined {
  const opening = endOf.findAt(tokens, at);
  const unit = opening && units.findAt(tokens, at + opening.length);
  if (!unit || unit.meaning.unit === 'day' || unit.meaning.count > 1) return undefined;
  // آخر السنة is the end of this year, آخر سنة the last year.
  if (tokens[at]?.folded === 'اخر' && !unit.article) return undefined;
  return { span: spanOf(today, unit.meaning.unit, 0, 1), length: opening.length + unit.length };
}

const backwards = new Set(['last', 'past', 'اخر']);

/** Words that need no number: "within a week" is said, "in a week" is not. */
const alone = /خلال|غضون|بعد|within/;
/** In "in a 2 year old" the number is an age. */
const ofAge = /^(?:old|age|aged|olds)$/;

/** A time counted from today: within two weeks, in 10 days, خلال أسبوعين. */
function withinAt(
  tokens: readonly Token[],
  at: number,
  today: CalendarDate,
): FoundTime | undefined {
  const opening = within.findAt(tokens, at);
  if (!opening) return undefined;
  const number = numberAt(tokens, at + opening.length);
  const unit = units.findAt(tokens, at + opening.length + (number?.length ?? 0));
  if (!unit || (!number && unit.meaning.count === 1 && !alone.test(tokens[at]?.folded ?? ''))) {
    return undefined;
  }
  const end = at + opening.length + (number?.length ?? 0) + unit.length;
  if (ofAge.test(tokens[end]?.folded ?? '')) return undefined;
  // "To learn it in one day" says how long it takes.
  const isADay = number?.value === 1 && unit.meaning.unit === 'day';
  if (isADay && tokens[at]?.folded === 'in') return undefined;
  const back = backwards.has(tokens[at + opening.length - 1]?.folded ?? '');
  const count = (number?.value ?? 1) * unit.meaning.count * (back ? -1 : 1);
  return {
    span: around(today, unit.meaning.unit, count),
    length: end - at,
  };
}

/** A time relative to today: next month, this week, within ten days. */
export function relativeTimeAt(
  tokens: readonly Token[],
  at: number,
  today: CalendarDate,
): FoundTime | undefined {
  return endOfAt(tokens, at, today) ?? relativeAt(tokens, at, today) ?? withinAt(tokens, at, today);
}
