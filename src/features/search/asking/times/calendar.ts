import { addDays, type CalendarDate, utcMidnightOf } from '#platform/dates/calendar-date.ts';

export type Span = { readonly from: CalendarDate; readonly until: CalendarDate };

const two = (number: number) => String(number).padStart(2, '0');

export const yearOf = (date: CalendarDate) => Number(date.slice(0, 4));
export const monthOf = (date: CalendarDate) => Number(date.slice(5, 7));
export const weekdayOf = (date: CalendarDate) => utcMidnightOf(date).getUTCDay();

/** The days of a month. Month 13 is January of the next year, and month 0 December of the last one. */
export function monthSpan(year: number, month: number): Span {
  const first = new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  return { from: first, until: last };
}

export function yearSpan(year: number): Span {
  return { from: `${year}-01-01`, until: `${year}-12-31` };
}

/** A day of a month; undefined where the month has no such day. */
export function dayOf(year: number, month: number, day: number): CalendarDate | undefined {
  const date = `${year}-${two(month)}-${two(day)}`;
  const { from, until } = monthSpan(year, month);
  return day >= 1 && date >= from && date <= until ? date : undefined;
}

/** Weeks begin on Sunday, as in most of the region. */
export function weekSpan(today: CalendarDate, weeksAhead: number): Span {
  const sunday = addDays(today, weeksAhead * 7 - weekdayOf(today));
  return { from: sunday, until: addDays(sunday, 6) };
}

const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  month: 'numeric',
  timeZone: 'UTC',
});
const LONGEST_YEAR_DAYS = 385;

/** The present or next occurrence of a month of the Muslim calendar. */
export function hijriMonthSpan(today: CalendarDate, month: number): Span | undefined {
  const isIn = (day: number) =>
    hijri.format(utcMidnightOf(addDays(today, day))).split('/')[0] === String(month);
  let first = 0;
  // A month has at least 29 days, so looking at every 20th day misses none.
  while (first < LONGEST_YEAR_DAYS && !isIn(first)) first += 20;
  if (first >= LONGEST_YEAR_DAYS) return undefined;
  let last = first;
  while (isIn(first - 1)) first -= 1;
  while (isIn(last + 1)) last += 1;
  return { from: addDays(today, first), until: addDays(today, last) };
}
