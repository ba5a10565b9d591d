import { toLatinDigits } from '#platform/i18n/latin-digits.ts';
import { type CalendarDate, findCalendarDate } from './calendar-date.ts';
import { findMonth } from './month-names.ts';

/** Which of two numbers is the day where the text does not tell. */
export type DateOrder = 'day' | 'month';

const LONGEST = 60;
const invisible = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const timeOfDay =
  /[T\s,]\s?\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?\s?(?:am|pm|ص|م|z|[+-]\d{2}:?\d{2})?$/i;
const weekday = /^\p{L}{2,12}[,،]\s*/u;
const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const yearLast = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/;
const dayAndName =
  /^(\d{1,2})(?:st|nd|rd|th)?[-/.\s]+(\p{L}[\p{L}\p{M} .]{1,19}?)[-/.,،\s]+(\d{4}|\d{2})$/u;
const nameAndDay = /^(\p{L}[\p{L}\p{M} .]{1,19}?)[-/.\s]+(\d{1,2})(?:st|nd|rd|th)?[,،\s]+(\d{4})$/u;

/** A two-digit year belongs to this century, because the dates on the portal lie ahead. */
const fullYear = (year: string) => (year.length === 2 ? `20${year}` : year);

const dateOf = (year: string, month: string | number, day: string) =>
  findCalendarDate(`${fullYear(year)}-${month}-${day}`);

function plain(text: string): string {
  return toLatinDigits(text.slice(0, LONGEST + 1))
    .replace(invisible, '')
    .trim()
    .replace(timeOfDay, '')
    .replace(weekday, '')
    .trim();
}

function ofNamedMonth(text: string): CalendarDate | undefined {
  const [, day = '', name = '', year = ''] = dayAndName.exec(text) ?? [];
  const month = findMonth(name);
  if (month) return dateOf(year, month, day);
  const [, firstName = '', nextDay = '', lastYear = ''] = nameAndDay.exec(text) ?? [];
  const firstMonth = findMonth(firstName);
  return firstMonth ? dateOf(lastYear, firstMonth, nextDay) : undefined;
}

/**
 * Parses a day as people and spreadsheets write it: 2026-11-01, 1/11/2026, 1.11.2026, 1-Nov-2026, 1 نوفمبر 2026, in
 * either script's digits, with or without a time. Where both numbers could be the month, `order` decides.
 */
export function findWrittenDate(text: string, order: DateOrder = 'day'): CalendarDate | undefined {
  if (text.length > LONGEST) return undefined;
  const written = plain(text);
  const [, year, middle = '', last = ''] = yearFirst.exec(written) ?? [];
  if (year) return dateOf(year, middle, last);
  const [, first = '', second = '', lastYear] = yearLast.exec(written) ?? [];
  if (!lastYear) return ofNamedMonth(written);
  const dayFirst = dateOf(lastYear, second, first);
  const monthFirst = dateOf(lastYear, first, second);
  return order === 'day' ? (dayFirst ?? monthFirst) : (monthFirst ?? dayFirst);
}

/** The order of day and month that a date reveals, `either` if both are possible, or undefined if it has no order. */
export function inferDateOrder(text: string): DateOrder | 'either' | undefined {
  const [, first = '', second = '', year] = yearLast.exec(plain(text)) ?? [];
  if (!year || first === second) return undefined;
  const [dayFirst, monthFirst] = [dateOf(year, second, first), dateOf(year, first, second)];
  if (dayFirst && monthFirst) return 'either';
  if (dayFirst) return 'day';
  return monthFirst ? 'month' : undefined;
}
