// Demo content is dated from the day it is made, so the events of "next month" are computed for that day.
import { type DemoEvent, demoEvents } from '#demo/demo-events.ts';
import { addDays, type CalendarDate, utcMidnightOf } from '#platform/dates/calendar-date.ts';
import { event, type RecordId } from './record-id.ts';

type Days = readonly [first: number, last: number];

const SATURDAY = 6;
const MONTHS = 12;

const weekday = (today: CalendarDate) => utcMidnightOf(today).getUTCDay();
const monthOf = (date: CalendarDate) => Number(date.slice(5, 7));

/** The remaining days of the next month with this number; the current one counts as well. */
function daysOfMonth(today: CalendarDate, month: number): Days {
  const isIn = (day: number) => monthOf(addDays(today, day)) === month;
  let first = 0;
  while (!isIn(first)) first += 1;
  let last = first;
  while (isIn(last + 1)) last += 1;
  return [first, last];
}

/**
 * The spans of days that a period can mean. Weeks begin on Sunday here and on Monday there, and to some people "this
 * week" is the coming seven days: every reading is accepted.
 */
const readings = {
  today: () => [[0, 0]],
  tomorrow: () => [[1, 1]],
  'this week': (today) => [
    [0, SATURDAY - weekday(today)],
    [0, 6],
  ],
  'next week': (today) => {
    const sunday = 7 - weekday(today);
    return [
      [sunday, sunday + 7],
      [7, 13],
    ];
  },
  'this month': (today) => [daysOfMonth(today, monthOf(today))],
  'next month': (today) => [daysOfMonth(today, (monthOf(today) % MONTHS) + 1)],
} satisfies Record<string, (today: CalendarDate) => readonly Days[]>;

export type Period = keyof typeof readings | { readonly month: number };

function daysOf(period: Period, today: CalendarDate): readonly Days[] {
  return typeof period === 'string' ? readings[period](today) : [daysOfMonth(today, period.month)];
}

/** Events that take place within the period, or partly so. */
export function happening(period: Period, fits: (each: DemoEvent) => boolean = () => true) {
  return (today: CalendarDate): readonly RecordId[] => {
    const spans = daysOf(period, today);
    const found = demoEvents.filter(
      (each) =>
        fits(each) && spans.some(([first, last]) => each.startDay <= last && each.endDay >= first),
    );
    return event(...found.map(({ key }) => key));
  };
}
