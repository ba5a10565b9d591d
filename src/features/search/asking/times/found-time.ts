import { addDays, type CalendarDate } from '#platform/dates/calendar-date.ts';
import type { Span } from './calendar.ts';

/** A time that begins at some token, and how many tokens it takes. */
export type FoundTime = { readonly span: Span; readonly length: number };

/** The clitics that words of time may have. */
export const TIME_CLITICS = ['و', 'ب', 'ل', 'لل', 'هال', 'بال', 'وال'];

/** From one day to another, counted from today. */
export function daysFrom(today: CalendarDate, first: number, last: number): Span {
  return { from: addDays(today, first), until: addDays(today, last) };
}
