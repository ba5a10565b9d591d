import { addDays, type CalendarDate } from '#platform/dates/calendar-date.ts';
import { HOME_TIME_ZONE } from '#platform/dates/validity.ts';
import { foldLine } from './fold-line.ts';

/** An entry of whole days from `from` through `to`, or of hours if it has `startsAt`. */
export type CalendarEntry = {
  /** Never changes and is globally unique, so that a changed entry replaces the old one. */
  readonly uid: string;
  /** When the entry was last changed. */
  readonly changedAt: Date;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly startsAt?: Date;
  /** Without it, a timed entry ends with its last day. */
  readonly endsAt?: Date;
  readonly title: string;
  readonly description?: string;
  readonly location?: string;
  readonly url: string;
  /** Removes an entry from calendars that already have it. */
  readonly isCancelled?: boolean;
};

const PRODUCT_ID = '-//Mai//Calendar//EN';

/** Escapes characters with a meaning in iCalendar (RFC 5545, 3.3.11). */
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

function timeLines({ from, to, startsAt, endsAt }: CalendarEntry): string[] {
  // DTEND is exclusive.
  const dayAfter = toDay(addDays(to, 1));
  if (!startsAt) return [`DTSTART;VALUE=DATE:${toDay(from)}`, `DTEND;VALUE=DATE:${dayAfter}`];
  const end = endsAt
    ? `DTEND:${toStamp(endsAt)}`
    : `DTEND;TZID=${HOME_TIME_ZONE}:${dayAfter}T000000`;
  return [`DTSTART:${toStamp(startsAt)}`, end];
}

function entryLines(entry: CalendarEntry): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${toStamp(entry.changedAt)}`,
    ...timeLines(entry),
    `SUMMARY:${escapeText(entry.title)}`,
    ...(entry.description ? [`DESCRIPTION:${escapeText(entry.description)}`] : []),
    ...(entry.location ? [`LOCATION:${escapeText(entry.location)}`] : []),
    `URL:${entry.url}`,
    ...(entry.isCancelled ? ['STATUS:CANCELLED', 'SEQUENCE:1'] : ['STATUS:CONFIRMED']),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** A calendar needs at least one component; this keeps one without entries valid. */
const timeZoneLines = [
  'BEGIN:VTIMEZONE',
  `TZID:${HOME_TIME_ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0300',
  'TZOFFSETTO:+0300',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** An iCalendar file (RFC 5545); subscribed calendars refresh it once a day. */
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
