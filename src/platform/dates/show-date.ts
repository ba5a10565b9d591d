import { formatsByNeed } from '#platform/i18n/formats-by-need.ts';
import { intlLocales, type Language } from '#platform/i18n/languages.ts';
import { type CalendarDate, utcMidnightOf } from './calendar-date.ts';

type MonthLength = 'long' | 'short';

const monthsOf = (month: MonthLength) =>
  formatsByNeed(
    (language: Language) =>
      new Intl.DateTimeFormat(intlLocales[language], { month, timeZone: 'UTC' }),
  );
const months = { long: monthsOf('long'), short: monthsOf('short') };

const daysIn = formatsByNeed(
  (locale: string) =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);
const hijri = () => daysIn('ar-SA-u-ca-islamic-umalqura-nu-latn');

/**
 * Day, month and year separately. Only the month's name comes from Intl: whole dates differ in spaces and punctuation
 * between its versions, and server and browser must render the same.
 */
export function partsOfDate(date: CalendarDate, language: Language, length: MonthLength = 'long') {
  const midnight = utcMidnightOf(date);
  return {
    day: String(midnight.getUTCDate()),
    month: months[length](language).format(midnight),
    year: String(midnight.getUTCFullYear()),
  };
}

/** A day in words: 20 November 2026. */
export function showDate(date: CalendarDate, language: Language, length?: MonthLength): string {
  const { day, month, year } = partsOfDate(date, language, length);
  return `${day} ${month} ${year}`;
}

/** A range of days without repetition: 20–23 November 2026. */
export function showDateRange(
  from: CalendarDate,
  to: CalendarDate,
  language: Language,
  length?: MonthLength,
): string {
  const start = partsOfDate(from, language, length);
  const end = showDate(to, language, length);
  if (from === to) return end;
  if (from.slice(0, 7) === to.slice(0, 7)) return `${start.day}–${end}`;
  if (from.slice(0, 4) === to.slice(0, 4)) return `${start.day} ${start.month} – ${end}`;
  return `${showDate(from, language, length)} – ${end}`;
}

/** The same day in the Umm al-Qura calendar, in Arabic; shown beside the Gregorian one, never alone. */
export function showHijriDate(date: CalendarDate): string {
  return hijri().format(utcMidnightOf(date));
}

function partsOfHijriDate(date: CalendarDate) {
  const parts = hijri().formatToParts(utcMidnightOf(date));
  const find = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? '';
  return { day: find('day'), month: find('month'), year: find('year') };
}

/** A range of days in the Umm al-Qura calendar, without repetition. */
export function showHijriDateRange(from: CalendarDate, to: CalendarDate): string {
  const last = showHijriDate(to);
  if (from === to) return last;
  const start = partsOfHijriDate(from);
  const end = partsOfHijriDate(to);
  if (start.year !== end.year) return `${showHijriDate(from)} – ${last}`;
  return start.month === end.month
    ? `${start.day}–${last}`
    : `${start.day} ${start.month} – ${last}`;
}
