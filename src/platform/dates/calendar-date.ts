import { toLatinDigits } from '#platform/i18n/latin-digits.ts';
import { DAY_MS } from './spans.ts';

/** A day without a time, as YYYY-MM-DD. Such strings sort like the days they name. */
export type CalendarDate = string;

const dashed = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** What nobody means by a day: a year after it, or the next one, may have more than four digits. */
const EARLIEST_YEAR = '1900';
const LATEST_YEAR = '2199';

/** Midnight UTC of the day: for counting and for Intl, never for a moment in time. */
export function utcMidnightOf(date: CalendarDate): Date {
  return new Date(`${date}T00:00:00Z`);
}

function calendarDateOf(utcMidnight: Date): CalendarDate {
  return utcMidnight.toISOString().slice(0, 10);
}

function splitDate(text: string): readonly (string | undefined)[] | undefined {
  const [, year, month, day] = dashed.exec(text) ?? [];
  if (year) return [year, month, day];
  const [, slashedDay, slashedMonth, slashedYear] = slashed.exec(text) ?? [];
  return slashedYear ? [slashedYear, slashedMonth, slashedDay] : undefined;
}

/** Parses YYYY-MM-DD and d/m/yyyy in Latin or Arabic-Indic digits; undefined for a day that does not exist. */
export function findCalendarDate(text: string): CalendarDate | undefined {
  const [year = '', month = '', day = ''] = splitDate(toLatinDigits(text).trim()) ?? [];
  if (year < EARLIEST_YEAR || year > LATEST_YEAR) return undefined;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const midnight = utcMidnightOf(date);
  // JavaScript turns 31 February into 3 March, so a date that does not come back as it went in is invalid.
  if (Number.isNaN(midnight.getTime()) || calendarDateOf(midnight) !== date) return undefined;
  return date;
}

/** The form d/m/yyyy, which the event calls use. */
export function toSlashedDate(date: CalendarDate): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day}/${month}/${year}`;
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return calendarDateOf(new Date(utcMidnightOf(date).getTime() + days * DAY_MS));
}

/** The same day of an earlier year; 1 March if that year has no 29 February. */
export function yearsBefore(date: CalendarDate, years: number): CalendarDate {
  const midnight = utcMidnightOf(date);
  midnight.setUTCFullYear(midnight.getUTCFullYear() - years);
  return calendarDateOf(midnight);
}

export function countDays(from: CalendarDate, to: CalendarDate): number {
  return (utcMidnightOf(to).getTime() - utcMidnightOf(from).getTime()) / DAY_MS;
}
