import { expect, test } from 'vitest';
import { demoEvents } from '#demo/demo-events.ts';
import { addDays } from '#platform/dates/calendar-date.ts';
import { happening, type Period } from './periods.ts';

const eventOf = new Map(demoEvents.map((each) => [`event:${each.key}`, each]));

/** First and last dates of the events that a period finds. */
function datesOf(period: Period, today: string) {
  return happening(period)(today).map((id) => {
    const { startDay, endDay } = eventOf.get(id) ?? { startDay: NaN, endDay: NaN };
    return [addDays(today, startDay), addDays(today, endDay)] as const;
  });
}

test.each([
  ['2026-11-01', '2026-12-01', '2026-12-31'],
  ['2026-12-31', '2027-01-01', '2027-01-31'],
  ['2028-01-30', '2028-02-01', '2028-02-29'],
])('next month, asked on %s, is %s to %s', (today, first, last) => {
  const dates = datesOf('next month', today);
  expect(dates.length).toBeGreaterThan(0);
  for (const [starts, ends] of dates) expect(starts <= last && ends >= first).toBe(true);
  const outside = demoEvents.filter(
    ({ startDay, endDay }) => addDays(today, startDay) > last || addDays(today, endDay) < first,
  );
  expect(dates.length).toBe(demoEvents.length - outside.length);
});

test('this month holds nothing that is over', () => {
  for (const [, ends] of datesOf('this month', '2026-11-20')) {
    expect(ends >= '2026-11-20').toBe(true);
  }
});

test('a week is that of Sunday, that of Monday, or seven days: all are accepted', () => {
  const saturday = '2026-11-21';
  const days = (period: Period) => datesOf(period, saturday).map(([starts]) => starts);
  // For those who count from today, six days ahead is still "this week".
  expect(days('this week')).toContain(addDays(saturday, 6));
  expect(days('this week')).not.toContain(addDays(saturday, 10));
  expect(days('next week')).toContain(addDays(saturday, 4));
  expect(days('next week')).toContain(addDays(saturday, 10));
});

test('a named month is the next one of that name, the present one included', () => {
  for (const [starts, ends] of datesOf({ month: 11 }, '2026-11-16')) {
    expect(starts <= '2026-11-30' && ends >= '2026-11-16').toBe(true);
  }
  const january = datesOf({ month: 1 }, '2026-11-16');
  expect(january.length).toBeGreaterThan(0);
  for (const [starts, ends] of january) {
    expect(starts <= '2027-01-31' && ends >= '2027-01-01').toBe(true);
  }
});

test('today is what runs today', () => {
  for (const [starts, ends] of datesOf('today', '2026-11-16')) {
    expect(starts <= '2026-11-16' && ends >= '2026-11-16').toBe(true);
  }
});
