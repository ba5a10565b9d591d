import { describe, expect, test } from 'vitest';
import { type CalendarEntry, writeCalendar } from './calendar-file.ts';

const entry: CalendarEntry = {
  uid: 'evt-2026-000045@mai.example',
  changedAt: new Date('2026-11-15T10:20:30.456Z'),
  from: '2026-12-30',
  to: '2026-12-31',
  title: 'Heart Failure Congress',
  url: 'https://mai.example/event/x',
};

const write = (facts: Partial<CalendarEntry> = {}) =>
  writeCalendar('Events', [{ ...entry, ...facts }]);
const unfold = (file: string) => file.replaceAll('\r\n ', '');

describe('an iCalendar file', () => {
  test('every line ends with CRLF and stands in its frame', () => {
    const file = write({ description: 'One\nTwo\r\nThree' });
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
    expect(file.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
  });

  test('days are whole, and the end is the day after the last one', () => {
    const lines = write().split('\r\n');
    expect(lines).toContain('DTSTART;VALUE=DATE:20261230');
    expect(lines).toContain('DTEND;VALUE=DATE:20270101');
    expect(lines).toContain('DTSTAMP:20261115T102030Z');
    expect(lines).toContain('UID:evt-2026-000045@mai.example');
  });

  test('hours are moments, and without an end they last to the end of the last day', () => {
    const startsAt = new Date('2026-12-30T09:00:00+04:00');
    const endsAt = new Date('2026-12-31T17:00:00+04:00');
    const lines = write({ startsAt, endsAt }).split('\r\n');
    expect(lines).toContain('DTSTART:20261230T050000Z');
    expect(lines).toContain('DTEND:20261231T130000Z');
    expect(write({ startsAt }).split('\r\n')).toContain('DTEND;TZID=Asia/Kuwait:20270101T000000');
  });

  test('signs that mean something are escaped, and control characters go', () => {
    const file = unfold(
      write({ title: 'a,b;c\\d\u0007', description: 'x\r\ny\nz', location: 'Hall 1, Kuwait' }),
    );
    expect(file).toContain('SUMMARY:a\\,b\\;c\\\\d \r\n');
    expect(file).toContain('DESCRIPTION:x\\ny\\nz\r\n');
    expect(file).toContain('LOCATION:Hall 1\\, Kuwait\r\n');
  });

  test('an escaped text cannot begin a property of its own', () => {
    const file = write({ title: 'x\r\nATTENDEE:mailto:a@b.example' });
    expect(file.split('\r\n').filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
  });

  test('no line is longer than 75 bytes and no letter is torn', () => {
    const title = 'مؤتمر الكويت لقصور القلب '.repeat(10);
    const description = '😀'.repeat(60);
    const file = write({ title, description });
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(unfold(file)).toContain(`SUMMARY:${title}`);
    expect(unfold(file)).toContain(`DESCRIPTION:${description}`);
  });

  test('an entry that is cancelled says so, and counts as newer', () => {
    const lines = write({ isCancelled: true }).split('\r\n');
    expect(lines).toContain('STATUS:CANCELLED');
    expect(lines).toContain('SEQUENCE:1');
    expect(write()).toContain('STATUS:CONFIRMED\r\n');
  });

  test('an empty calendar still holds a component', () => {
    expect(writeCalendar('Events', [])).toContain('BEGIN:VTIMEZONE');
  });
});
