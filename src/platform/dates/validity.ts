import { formatsByNeed } from '#platform/i18n/formats-by-need.ts';
import { type CalendarDate, countDays } from './calendar-date.ts';
import { MINUTE_MS } from './spans.ts';

/** The time zone in which days begin and end for everybody (ADR 32). */
export const HOME_TIME_ZONE = 'Asia/Kuwait';

/** The locale en-CA writes dates as YYYY-MM-DD. */
const daysIn = formatsByNeed(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
);

let latest = { minute: Number.NaN, day: '' };

/**
 * The current day. It is needed for every row of a file or list and changes only on a full minute, so it is cached for
 * one.
 */
export function todayAt(now: Date): CalendarDate {
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  if (minute !== latest.minute) latest = { minute, day: daysIn(HOME_TIME_ZONE).format(now) };
  return latest.day;
}

/** Whole days until the expiry day: 0 on that day, which still counts, and negative afterwards. */
export function daysLeftUntil(expiry: CalendarDate, now: Date): number {
  return countDays(todayAt(now), expiry);
}

/** Whether the expiry day has passed. Computed on every read, so no timer can be late. */
export function isOver(expiry: CalendarDate, now: Date): boolean {
  return expiry < todayAt(now);
}

/** The moment at which a day begins in the home time zone. */
export function startOfDay(date: CalendarDate): Date {
  return new Date(`${date}T00:00:00+03:00`);
}
