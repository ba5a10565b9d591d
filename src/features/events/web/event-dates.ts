import { type CalendarDate, findCalendarDate } from '#platform/dates/calendar-date.ts';

type Dated = { readonly event_start_date: string; readonly event_expiry_date: string };

function requireDate(text: string): CalendarDate {
  const date = findCalendarDate(text);
  if (!date) throw new Error(`"${text}" is no date`);
  return date;
}

/** The first and last day of an event, parsed from d/m/yyyy. */
export function eventDays(event: Dated): { first: CalendarDate; last: CalendarDate } {
  return {
    first: requireDate(event.event_start_date),
    last: requireDate(event.event_expiry_date),
  };
}
