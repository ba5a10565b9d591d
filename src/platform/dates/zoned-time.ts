import { formatsByNeed } from '#platform/i18n/formats-by-need.ts';
import type { CalendarDate } from './calendar-date.ts';

const offsetsOf = formatsByNeed(
  (zone: string) => new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }),
);

/** How far a zone's clocks are from UTC at a moment: +03:00. */
function offsetAt(zone: string, moment: number): string {
  const parts = offsetsOf(zone).formatToParts(moment);
  const part = parts.find(({ type }) => type === 'timeZoneName');
  return part?.value.slice('GMT'.length) || '+00:00';
}

/** The moment at which clocks of a zone show a day and a time, in ISO form with its offset. */
export function zonedTime(zone: string, date: CalendarDate, time: string): string {
  const shown = `${date}T${time}:00`;
  // The offset that holds there an offset away may be the one before a change of clocks.
  const near = offsetAt(zone, Date.parse(`${shown}Z`));
  return shown + offsetAt(zone, Date.parse(shown + near));
}
