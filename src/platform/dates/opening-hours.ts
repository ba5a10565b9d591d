/** In the order of the week in the Arab world. */
export const weekdays = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'] as const;

export type Weekday = (typeof weekdays)[number];

/** From and to as HH:MM; 24:00 is the end of the day. */
export type Span = readonly [from: string, to: string];

/** Consecutive days with the same hours. */
export type OpenDays = {
  readonly first: Weekday;
  readonly last: Weekday;
  readonly spans: readonly Span[];
};

/** How round-the-clock hours are stored. */
export const ALWAYS_OPEN = 'Su-Sa 00:00-24:00';

/** Parses hours in their stored form: Su-Th 08:00-13:00,16:00-20:00; Sa 09:00-13:00 */
export function openDaysOf(stored: string): readonly OpenDays[] {
  return stored.split('; ').flatMap((group) => {
    const [days = '', hours = ''] = group.split(' ');
    const [first, last = first] = days.split('-');
    const spans = hours.split(',').map((span) => span.split('-') as [string, string]);
    return isWeekday(first) && isWeekday(last) ? [{ first, last, spans }] : [];
  });
}

function isWeekday(day: string | undefined): day is Weekday {
  return weekdays.some((known) => known === day);
}

/** The days from one to the other, wrapping around the end of the week. */
export function daysBetween(first: Weekday, last: Weekday): readonly Weekday[] {
  const from = weekdays.indexOf(first);
  const count = ((weekdays.indexOf(last) - from + 7) % 7) + 1;
  return Array.from({ length: count }, (_, step) => weekdays[(from + step) % 7] as Weekday);
}
