import { numberAt } from '#features/search/asking/numbers.ts';
import { phraseBook, phraseList } from '#features/search/asking/phrase-book.ts';
import type { Token } from '#features/search/asking/tokens.ts';
import { addDays, type CalendarDate, findCalendarDate } from '#platform/dates/calendar-date.ts';
import {
  dayOf,
  hijriMonthSpan,
  monthOf,
  monthSpan,
  type Span,
  weekdayOf,
  weekSpan,
  yearOf,
  yearSpan,
} from './calendar.ts';
import { hijriMonths, months, riskyMonths, weekdays } from './months.ts';

const split = (text: string) => text.split(',').map((phrase) => phrase.trim());
const numbered = (lists: readonly string[], first: number) =>
  lists.flatMap((text, place) => split(text).map((phrase) => [phrase, place + first] as const));
const meaning = <const Meaning>(means: Meaning, text: string) =>
  split(text).map((phrase) => [phrase, means] as const);

const CLITICS = ['و', 'ب', 'ف', 'ل', 'لل', 'هال', 'بال', 'وال'];

type Fixed = (today: CalendarDate) => Span;
const days =
  (first: number, last: number): Fixed =>
  (today) => ({ from: addDays(today, first), until: addDays(today, last) });

const fixed = phraseBook<Fixed>(
  [
    ...meaning(
      days(0, 0),
      'today, tonight, this evening, this morning, this afternoon, اليوم, هاليوم, النهاردة, النهارده, انهارده, الليلة, الليله, هالليلة, اليله, المساء اليوم, lyoom, elyoom, elyom, alyoom, alyom, el yom, ennaharda, elnaharda, enaharda',
    ),
    ...meaning(
      days(1, 1),
      'tomorrow, tomorow, tommorow, tmrw, بكرة, بكره, بكرا, باكر, باجر, غدا, الغد, غدوة, غدوا, bukra, bokra, bacher, bachir, ghadan',
    ),
    ...meaning(
      days(2, 2),
      'day after tomorrow, the day after tomorrow, بعد بكرة, بعد بكرا, بعد بكره, بعد باكر, بعد باجر, بعد غد, عقب باكر, عقب باجر',
    ),
    ...meaning(days(-1, -1), 'yesterday, أمس, امس, البارحة, امبارح, مبارح, البارح'),
    ...meaning(
      days(0, 2),
      'in the coming days, coming days, next few days, هاليومين, الايام القادمة, الأيام الجاية, الايام الجايه',
    ),
  ],
  CLITICS,
);

/** A weekend is Friday and Saturday here, Saturday and Sunday there. */
function weekendAfter(today: CalendarDate): Span {
  const friday = (5 - weekdayOf(today) + 7) % 7;
  return { from: addDays(today, friday), until: addDays(today, friday + 2) };
}
const weekend = phraseList(
  split(
    'weekend, this weekend, the weekend, نهاية الاسبوع, نهاية الأسبوع, الويكند, ويكند, عطلة الاسبوع, weekend',
  ),
  CLITICS,
);

type Unit = 'day' | 'week' | 'month' | 'year';
const units = phraseBook<{ unit: Unit; count: number }>(
  [
    ...meaning({ unit: 'day', count: 1 } as const, 'day, يوم'),
    ...meaning({ unit: 'day', count: 2 } as const, 'يومين'),
    ...meaning(
      { unit: 'week', count: 1 } as const,
      'week, wk, أسبوع, اسبوع, سبوع, أسابيع, isboo3, osboo3, esboo3, usboo3, osbo3, isbo3, 2osboo3, اسبوعيا',
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
  CLITICS,
);

const shiftBefore = phraseBook<number>(
  [
    ...meaning(
      0,
      'this, current, during this, هذا, هذه, هاي, هاد, هالـ, هاذا, هذي, ه, hal, ha, hatha, hada, sa',
    ),
    ...meaning(1, 'next, coming, upcoming, the next, the coming, following'),
    ...meaning(-1, 'last, past, previous, the last, the past, آخر, اخر'),
  ],
  ['و', 'ب', 'ف', 'ل'],
);
const shiftAfter = phraseBook<number>(
  [
    ...meaning(
      0,
      'هذا, هذه, هاذا, هذي, دا, ده, دي, الحالي, الحالية, الجاري, هاد, هيدا, هدا, هيدي, hatha, hada, da, dah, di',
    ),
    ...meaning(
      1,
      'القادم, القادمة, المقبل, المقبلة, الجاي, الجاية, الجي, الياي, اليايه, الياية, القادمين, الجايين, التالي, التالية, اللي جاي, اللي جاية, اللي بعده, الجاي ده, الي جاي, جاي, el gay, elgay, el jay, eljay, aljay, el gai, elgai, elyay, el yay, al qadem, alqadem, el gaya, elgaya',
    ),
    ...meaning(
      -1,
      'الماضي, الماضية, اللي فات, اللي فاتت, الفائت, الفايت, السابق, السابقة, el mady, elmady, elly fat',
    ),
  ],
  [],
);

function spanOf(today: CalendarDate, unit: Unit, shift: number, count: number): Span {
  if (count > 1) return around(today, unit, shift < 0 ? -count : count);
  switch (unit) {
    case 'day':
      return days(shift, shift)(today);
    case 'week':
      // To many "this week" is the coming seven days; the days that are over hide nothing.
      return shift === 0 ? days(0, 6)(today) : weekSpan(today, shift);
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

/** The days from now on, or up to now. */
function around(today: CalendarDate, unit: Unit, count: number): Span {
  const reach = Math.max(-MOST_DAYS, Math.min(MOST_DAYS, Math.round(count * daysOfUnit[unit])));
  return reach < 0 ? days(reach, 0)(today) : days(0, reach)(today);
}

type Found = { readonly span: Span; readonly length: number };

function relativeAt(tokens: readonly Token[], at: number, today: CalendarDate): Found | undefined {
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
  // هالأسبوع: this, written together.
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
  split(
    'within, in, in the next, during the next, over the next, for the next, next, coming, the next, the coming, خلال, في خلال, غضون, في غضون, بعد, عقب, last, past, آخر, in the last, in the past',
  ),
  ['و', 'ب'],
);
const backwards = new Set(['last', 'past', 'اخر']);

/** Within two weeks, in 10 days, خلال أسبوعين. */
function withinAt(tokens: readonly Token[], at: number, today: CalendarDate): Found | undefined {
  const opening = within.findAt(tokens, at);
  if (!opening) return undefined;
  const number = numberAt(tokens, at + opening.length);
  const unit = units.findAt(tokens, at + opening.length + (number?.length ?? 0));
  if (
    !unit ||
    (!number && unit.meaning.count === 1 && !/خلال|غضون|بعد|within/.test(tokens[at]?.folded ?? ''))
  )
    return undefined;
  const back = backwards.has(tokens[at + opening.length - 1]?.folded ?? '');
  const count = (number?.value ?? 1) * unit.meaning.count * (back ? -1 : 1);
  return {
    span: around(today, unit.meaning.unit, count),
    length: opening.length + (number?.length ?? 0) + unit.length,
  };
}

const monthNames = phraseBook(numbered(months, 1), CLITICS);
const hijriNames = phraseBook(numbered(hijriMonths, 1), CLITICS);
const risky = phraseList(split(riskyMonths), CLITICS);
const monthBefore = phraseList(
  split(
    'in, during, for, on, by, until, till, since, of, month of, في, شهر, خلال, بشهر, من شهر, في شهر, اول, اخر, نهاية, بداية, منتصف, early, mid, late, next, this',
  ),
  ['و', 'ب'],
);
const isYear = (value: number) => Number.isInteger(value) && value >= 2000 && value <= 2100;

function yearAt(tokens: readonly Token[], at: number): Found2 | undefined {
  const skipped = /^(?:of|سنه|عام|لعام|لسنه)$/.test(tokens[at]?.folded ?? '') ? 1 : 0;
  const token = tokens[at + skipped];
  const value = token?.script === 'number' ? Number(token.folded) : Number.NaN;
  return isYear(value) ? { year: value, length: skipped + 1 } : undefined;
}
type Found2 = { readonly year: number; readonly length: number };

/** The year meant by a month without one: the present month counts, one that is over does not. */
const yearFor = (today: CalendarDate, month: number) =>
  yearOf(today) + (month < monthOf(today) ? 1 : 0);

const dayNumber = (token: Token | undefined) => {
  const digits = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(token?.folded ?? '');
  const day = digits ? Number(digits[1]) : 0;
  return day >= 1 && day <= 31 ? day : undefined;
};
const toDay = phraseList(
  ['to', 'till', 'until', 'through', 'and', 'الى', 'حتى', 'ل', 'و', 'لغاية'],
  [],
);
const fromDay = phraseList(['from', 'between', 'من', 'بين', 'on', 'في', 'يوم', 'the'], []);

/** 3 May, 3–5 May 2027, from 3 to 5 May, May 3: the day or days, and the month after or before them. */
function dayAndMonthAt(
  tokens: readonly Token[],
  at: number,
  today: CalendarDate,
): Found | undefined {
  const opening = fromDay.findAt(tokens, at)?.length ?? 0;
  const first = dayNumber(tokens[at + opening]);
  if (first === undefined) return monthAndDayAt(tokens, at, today);
  let end = at + opening + 1;
  const joint = toDay.findAt(tokens, end)?.length ?? 0;
  const isRange = joint > 0 || tokens[end]?.chunkAt === tokens[end - 1]?.chunkAt;
  const second = isRange ? dayNumber(tokens[end + joint]) : undefined;
  if (second !== undefined) end += joint + 1;
  if (/^(?:of|من|شهر)$/.test(tokens[end]?.folded ?? '')) end += 1;
  const month = monthNames.findAt(tokens, end);
  if (!month) return undefined;
  end += month.length;
  const year = yearAt(tokens, end);
  return spanOfDays(
    today,
    { month: month.meaning, first, second, year: year?.year },
    end + (year?.length ?? 0) - at,
  );
}

function monthAndDayAt(
  tokens: readonly Token[],
  at: number,
  today: CalendarDate,
): Found | undefined {
  const month = monthNames.findAt(tokens, at);
  const first = month && dayNumber(tokens[at + month.length]);
  if (!month || first === undefined) return undefined;
  let end = at + month.length + 1;
  const second =
    tokens[end]?.chunkAt === tokens[end - 1]?.chunkAt ? dayNumber(tokens[end]) : undefined;
  if (second !== undefined) end += 1;
  const year = yearAt(tokens, end);
  return spanOfDays(
    today,
    { month: month.meaning, first, second, year: year?.year },
    end + (year?.length ?? 0) - at,
  );
}

type DaysOfMonth = {
  readonly month: number;
  readonly first: number;
  readonly second?: number;
  readonly year?: number;
};

function spanOfDays(
  today: CalendarDate,
  { month, first, second, year }: DaysOfMonth,
  length: number,
): Found | undefined {
  const from = dayOf(year ?? yearFor(today, month), month, first);
  const until = dayOf(year ?? yearFor(today, month), month, second ?? first);
  return from && until && from <= until ? { span: { from, until }, length } : undefined;
}

function monthAt(tokens: readonly Token[], at: number, today: CalendarDate): Found | undefined {
  const name = monthNames.findAt(tokens, at);
  if (!name) return numberedMonthAt(tokens, at, today) ?? hijriAt(tokens, at, today);
  const year = yearAt(tokens, at + name.length);
  const isNamed =
    monthBefore.findAt(tokens.slice(at - 1, at), 0) !== undefined || /^ب/.test(name.clitics);
  if (risky.findAt(tokens, at) && !year && !isNamed) return undefined;
  const span = monthSpan(year?.year ?? yearFor(today, name.meaning), name.meaning);
  return { span, length: name.length + (year?.length ?? 0) };
}

/** شهر 5 */
function numberedMonthAt(
  tokens: readonly Token[],
  at: number,
  today: CalendarDate,
): Found | undefined {
  const isMonth = /^(?:ب|ل|في)?شهر$|^month$/.test(tokens[at]?.folded ?? '');
  const month = Number(tokens[at + 1]?.folded);
  if (!isMonth || tokens[at + 1]?.script !== 'number' || !(month >= 1 && month <= 12))
    return undefined;
  const year = yearAt(tokens, at + 2);
  return {
    span: monthSpan(year?.year ?? yearFor(today, month), month),
    length: 2 + (year?.length ?? 0),
  };
}

function hijriAt(tokens: readonly Token[], at: number, today: CalendarDate): Found | undefined {
  const name = hijriNames.findAt(tokens, at);
  const span = name && hijriMonthSpan(today, name.meaning);
  return span && { span, length: name.length };
}

const seasons = phraseBook<readonly [first: number, months: number]>(
  [
    ...meaning([3, 3] as const, 'spring, الربيع, ربيع'),
    ...meaning([6, 3] as const, 'summer, الصيف, صيف'),
    ...meaning([9, 3] as const, 'autumn, fall, الخريف, خريف'),
    ...meaning([12, 3] as const, 'winter, الشتاء, شتاء, الشتا'),
  ],
  CLITICS,
);
const seasonBefore = phraseBook<number>(
  [
    ...meaning(0, 'this, in, during, the, هذا, في, فصل, خلال, in the, this coming, هال'),
    ...meaning(1, 'next'),
  ],
  [],
);

/** Words for things and people as well, so only with "this", "in", "next" or a year. */
function seasonAt(tokens: readonly Token[], at: number, today: CalendarDate): Found | undefined {
  const season = seasons.findAt(tokens, at);
  if (!season) return undefined;
  const before = seasonBefore.findAt(tokens.slice(at - 1, at), 0);
  const year = yearAt(tokens, at + season.length);
  const after = shiftAfter.findAt(tokens, at + season.length);
  if (!before && !year && !after && !/^هال|^ب/.test(season.clitics)) return undefined;
  const [first, count] = season.meaning;
  const start = year?.year ?? seasonYear(today, first, count);
  const span = {
    from: monthSpan(start, first).from,
    until: monthSpan(start, first + count - 1).until,
  };
  return { span, length: season.length + (year?.length ?? 0) + (after?.length ?? 0) };
}

function seasonYear(today: CalendarDate, first: number, count: number): number {
  const year = yearOf(today);
  const isOver = (start: number) => monthSpan(start, first + count - 1).until < today;
  return [year - 1, year].find((start) => !isOver(start)) ?? year + 1;
}

const weekdayNames = phraseBook(numbered(weekdays, 0), ['ب', 'ل', 'و']);
const weekdayBefore = phraseList(
  ['on', 'this', 'next', 'coming', 'every', 'يوم', 'نهار', 'ليلة', 'اليوم', 'يوم ال'],
  ['ب', 'ل', 'و'],
);
const isEnglish = (token: Token | undefined) => token?.script === 'latin';

function weekdayAt(tokens: readonly Token[], at: number, today: CalendarDate): Found | undefined {
  const named = weekdayNames.findAt(tokens, at);
  if (!named) return undefined;
  // Thursday and Friday are names of people and places in Arabic.
  const isNamed =
    weekdayBefore.findAt(tokens.slice(at - 1, at), 0) !== undefined ||
    shiftAfter.findAt(tokens, at + 1) !== undefined;
  if (!isEnglish(tokens[at]) && !isNamed) return undefined;
  const ahead = (named.meaning - weekdayOf(today) + 7) % 7;
  const after = shiftAfter.findAt(tokens, at + named.length)?.length ?? 0;
  return { span: days(ahead, ahead)(today), length: named.length + after };
}

const YEARS_AHEAD = 3;
const yearBefore = phraseList(
  ['in', 'during', 'year', 'of', 'في', 'عام', 'سنة', 'لعام', 'لسنة', 'خلال'],
  ['و', 'ب', 'ل'],
);

/** A year alone may be part of a code. */
function wholeYearAt(tokens: readonly Token[], at: number, today: CalendarDate): Found | undefined {
  const found = tokens[at]?.script === 'number' ? yearAt(tokens, at) : undefined;
  if (!found || !yearBefore.findAt(tokens.slice(at - 1, at), 0)) return undefined;
  if (found.year < yearOf(today) || found.year > yearOf(today) + YEARS_AHEAD) return undefined;
  return { span: yearSpan(found.year), length: 1 };
}

/** 2026-12-05 and 5/12/2026. */
function writtenDateAt(tokens: readonly Token[], at: number): Found | undefined {
  const chunk = tokens[at]?.chunk ?? '';
  const isFirst = tokens[at - 1]?.chunkAt !== tokens[at]?.chunkAt;
  const date = isFirst ? findCalendarDate(chunk.replace(/[،,.؟?]$/, '')) : undefined;
  if (!date) return undefined;
  const length = tokens.filter(({ chunkAt }) => chunkAt === tokens[at]?.chunkAt).length;
  return { span: { from: date, until: date }, length };
}

/** The time that begins at a token, and how many tokens it takes. */
export function timeAt(
  tokens: readonly Token[],
  at: number,
  today: CalendarDate,
): Found | undefined {
  const named = fixed.findAt(tokens, at);
  if (named) return { span: named.meaning(today), length: named.length };
  const end = weekend.findAt(tokens, at);
  if (end) return { span: weekendAfter(today), length: end.length };
  return (
    writtenDateAt(tokens, at) ??
    dayAndMonthAt(tokens, at, today) ??
    relativeAt(tokens, at, today) ??
    withinAt(tokens, at, today) ??
    monthAt(tokens, at, today) ??
    seasonAt(tokens, at, today) ??
    weekdayAt(tokens, at, today) ??
    wholeYearAt(tokens, at, today)
  );
}
