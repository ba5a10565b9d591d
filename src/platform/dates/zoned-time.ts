import { formatsByNeed } from '#platform/i18n/formats-by-need.ts';
import type { CalendarDate } from './calendar-date.ts';

const offsetsOf = formatsByNeed(
  (zone: string) => new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }),
);

/** A zone's offset from UTC at a moment, such as +03:00. */
function offsetAt(zone: string, moment: number): string {
  const parts = offsetsOf(zone).formatToParts(moment);
  const part = parts.find(({ type }) => type === 'timeZoneName');
  return part?.value.slice('GMT'.length) || '+00:00';
}

/** The moment at which clocks in a zone show this day and time, in ISO form with its offset. */
export function zonedTime(zone: string, date: CalendarDate, time: string): string {
  const shown = `${date}T${time}:00`;
  // The first guess may have the wrong offset near a change of clocks, so the offset is looked up once more.
  const near = offsetAt(zone, Date.parse(`${shown}Z`));
  return shown + offsetAt(zone, Date.parse(shown + near));
}
