import { addDays, type CalendarDate } from '#platform/dates/calendar-date.ts';
import { foldLine } from './fold-line.ts';

/** A whole-day entry; `to` is its last day. */
export type CalendarEntry = {
  /** The same for ever and in every calendar, so that a changed entry replaces the old one. */
  readonly uid: string;
  /** When the entry was last changed. */
  readonly changedAt: Date;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly title: string;
  readonly description?: string;
  readonly location?: string;
  readonly url: string;
  /** Takes an entry that a calendar has out of it again. */
  readonly isCancelled?: boolean;
};

const PRODUCT_ID = '-//Mai//Calendar//EN';

/** Commas, semicolons, backslashes and line ends mean something to calendars (RFC 5545, 3.3.11). */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}

function toDay(date: CalendarDate): string {
  return date.replaceAll('-', '');
}

function toStamp(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d+/g, '');
}

function entryLines(entry: CalendarEntry): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${toStamp(entry.changedAt)}`,
    `DTSTART;VALUE=DATE:${toDay(entry.from)}`,
    // The end is the first day that no longer belongs to the entry.
    `DTEND;VALUE=DATE:${toDay(addDays(entry.to, 1))}`,
    `SUMMARY:${escapeText(entry.title)}`,
    ...(entry.description ? [`DESCRIPTION:${escapeText(entry.description)}`] : []),
    ...(entry.location ? [`LOCATION:${escapeText(entry.location)}`] : []),
    `URL:${entry.url}`,
    ...(entry.isCancelled ? ['STATUS:CANCELLED', 'SEQUENCE:1'] : ['STATUS:CONFIRMED']),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** A calendar must hold something: without entries this keeps it valid. */
const timeZoneLines = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Kuwait',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0300',
  'TZOFFSETTO:+0300',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** An iCalendar file (RFC 5545); calendars that follow it look again once a day. */
export function writeCalendar(name: string, entries: readonly CalendarEntry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${PRODUCT_ID}`,
    'CALSCALE:GREGORIAN',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...timeZoneLines,
    ...entries.flatMap(entryLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
