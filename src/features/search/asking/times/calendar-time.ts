import { kindWords } from '#features/search/asking/kinds/kind-words.ts';
import { meaning, phraseBook, phraseList } from '#features/search/asking/phrases/phrase-book.ts';
import type { Token } from '#features/search/asking/phrases/tokens.ts';
import { type CalendarDate, findCalendarDate } from '#platform/dates/calendar-date.ts';
import { dayOf, hijriMonthSpan, monthOf, monthSpan, yearOf } from './calendar.ts';
import { type FoundTime, TIME_CLITICS } from './found-time.ts';
import { hijriMonths, months, riskyMonths } from './months.ts';
import { yearAt } from './year.ts';

const numbered = (lists: readonly string[], first: number) =>
  lists.flatMap((text, place) => meaning(place + first, text));

const monthNames = phraseBook(numbered(months, 1), { clitics: TIME_CLITICS });
const hijriNames = phraseBook(numbered(hijriMonths, 1), { clitics: TIME_CLITICS });
const risky = phraseList(riskyMonths, { clitics: TIME_CLITICS });
const monthBefore = phraseList(
  `
    in, during, for, on, by, until, till, since, of, month of, في, شهر, خلال, بشهر, من شهر,
    في شهر, اول, اخر, نهاية, بداية, منتصف, early, mid, late, next, this
  `,
  { clitics: ['و', 'ب'] },
);
const monthWords = phraseList('month of, the month of, شهر', { clitics: ['ب', 'ل', 'و'] });

/** The year of a month that was named without one: this year, unless the month is over. */
const yearFor = (today: CalendarDate, month: number) =>
  yearOf(today) + (month < monthOf(today) ? 1 : 0);

const dayNumber = (token: Token | undefined) => {
  const digits = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(token?.folded ?? '');
  const day = digits ? Number(digits[1]) : 0;
  return day >= 1 && day <= 31 ? day : undefined;
};
const toDay = phraseList('to, till, until, through, and, الى, حتى, ل, و, لغاية', { clitics: [] });
const fromDay = phraseList('from, between, من, بين, on, في, يوم, the', { clitics: [] });

/** The 6th of October and the 10th of Ramadan are days, and also towns in Egypt that are named after them. */
const townsOfDays = phraseList(
  `
    6 october city, 6th october city, 6th of october city, 6 of october city, sixth of october city, october city,
    in 6 october, in 6th october, in 6th of october, in sixth of october, 10 ramadan city, 10 of ramadan, 10th of ramadan,
    10th ramadan, tenth of ramadan, مدينة أكتوبر, مدينة 6 أكتوبر, مدينة السادس من أكتوبر, في 6 أكتوبر, في السادس من أكتوبر,
    مدينة 10 رمضان, في 10 رمضان, العاشر من رمضان, مدينة العاشر من رمضان
  `,
  { clitics: ['ب', 'ل', 'لل', 'و'], spoken: false },
);
const LONGEST_TOWN = 4;

/** Whether the words here name such a town; followed by a year they are a day. */
function isOfTown(tokens: readonly Token[], at: number): boolean {
  for (let from = Math.max(0, at - LONGEST_TOWN); from <= at + 1; from += 1) {
    const end = from + (townsOfDays.findAt(tokens, from)?.length ?? 0);
    if (end > at && end > from && !yearAt(tokens, end)) return true;
  }
  return false;
}

/** A day or days with their month: 3 May, 3–5 May 2027, from 3 to 5 May, May 3. */
function dayAndMonthAt(
  tokens: readonly Token[],
  at: number,
  today: CalendarDate,
): FoundTime | undefined {
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
): FoundTime | undefined {
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
): FoundTime | undefined {
  const from = dayOf(year ?? yearFor(today, month), month, first);
  const until = dayOf(year ?? yearFor(today, month), month, second ?? first);
  return from && until && from <= until ? { span: { from, until }, length } : undefined;
}

/** "Conferences march": a month right after a word for something with dates. */
const isAfterEvent = (tokens: readonly Token[], at: number) =>
  kindWords.findAt(tokens.slice(at - 1, at), 0)?.meaning.kinds.includes('event') ?? false;

function monthAt(tokens: readonly Token[], at: number, today: CalendarDate): FoundTime | undefined {
  // The word "month" makes any name of a month sure: شهر فبراير, month of May.
  const opening = monthWords.findAt(tokens, at)?.length ?? 0;
  const named = opening > 0 ? monthNames.findAt(tokens, at + opening) : undefined;
  if (named) {
    const year = yearAt(tokens, at + opening + named.length);
    const span = monthSpan(year?.year ?? yearFor(today, named.meaning), named.meaning);
    return { span, length: opening + named.length + (year?.length ?? 0) };
  }
  const name = monthNames.findAt(tokens, at);
  if (!name) return numberedMonthAt(tokens, at, today) ?? hijriAt(tokens, at, today);
  const year = yearAt(tokens, at + name.length);
  const isNamed =
    monthBefore.findAt(tokens.slice(at - 1, at), 0) !== undefined || isAfterEvent(tokens, at);
  if (risky.findAt(tokens, at) && !year && !isNamed) return undefined;
  const span = monthSpan(year?.year ?? yearFor(today, name.meaning), name.meaning);
  return { span, length: name.length + (year?.length ?? 0) };
}

/** A month by its number: شهر 5. */
function numberedMonthAt(
  tokens: readonly Token[],
  at: number,
  today: CalendarDate,
): FoundTime | undefined {
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

function hijriAt(tokens: readonly Token[], at: number, today: CalendarDate): FoundTime | undefined {
  const name = hijriNames.findAt(tokens, at);
  const span = name && hijriMonthSpan(today, name.meaning);
  return span && { span, length: name.length };
}

/** A date in digits: 2026-12-05, 5/12/2026. */
function writtenDateAt(tokens: readonly Token[], at: number): FoundTime | undefined {
  const chunk = tokens[at]?.chunk ?? '';
  const isFirst = tokens[at - 1]?.chunkAt !== tokens[at]?.chunkAt;
  const date = isFirst ? findCalendarDate(chunk.replace(/[،,.؟?]$/, '')) : undefined;
  if (!date) return undefined;
  const length = tokens.filter(({ chunkAt }) => chunkAt === tokens[at]?.chunkAt).length;
  return { span: { from: date, until: date }, length };
}

/** A date, days of a month, or a month. */
export function calendarTimeAt(
  tokens: readonly Token[],
  at: number,
  today: CalendarDate,
): FoundTime | undefined {
  if (isOfTown(tokens, at)) return undefined;
  return (
    writtenDateAt(tokens, at) ?? dayAndMonthAt(tokens, at, today) ?? monthAt(tokens, at, today)
  );
}
