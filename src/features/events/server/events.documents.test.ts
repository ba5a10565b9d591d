import { describe, expect, test } from 'vitest';
import { dayFromToday, makeCompany, makeEvent } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { fetch, database } = await startTestApp({ APP_URL: 'https://portal.example' });

const company = await makeCompany(database, { country: 'OM' });
const event = await makeEvent(database, company.id, {
  title: 'Eyes, ears; throat',
  titleAr: 'عيون وآذان',
  location: 'Hall 1, Muscat',
});
const past = { startDate: dayFromToday(-2), expiryDate: dayFromToday(-1) };
await makeEvent(database, company.id, { title: 'Long gone', ...past });

const compact = (date: string) => date.replaceAll('-', '');

describe('the calendar file of an event', () => {
  test('an unknown event is not found', async () => {
    expect((await fetch('/event/no-such-event.ics')).status).toBe(404);
  });

  test('is offered to be saved and holds the event', async () => {
    const response = await fetch(`/event/${event.slug}.ics`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment');
    const lines = (await response.text()).replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toContain('SUMMARY:Eyes\\, ears\\; throat');
    expect(lines).toContain('LOCATION:Hall 1\\, Muscat');
    expect(lines).toContain(`DTSTART;VALUE=DATE:${compact(dayFromToday(7))}`);
    expect(lines).toContain(`DTEND;VALUE=DATE:${compact(dayFromToday(9))}`);
    expect(lines).toContain(`UID:${event.eventRef.toLowerCase()}@portal.example`);
    expect(lines).toContain(`URL:https://portal.example/event/${event.slug}`);
  });

  test('has the hours of the event, as clocks show them in its country', async () => {
    const day = dayFromToday(7);
    const elsewhere = await makeCompany(database, { country: 'AE' });
    const timed = await makeEvent(database, elsewhere.id, {
      startDate: day,
      expiryDate: day,
      startTime: '09:00',
      endTime: '17:30',
    });
    const file = await (await fetch(`/event/${timed.slug}.ics`)).text();
    expect(file).toContain(`DTSTART:${compact(day)}T050000Z\r\nDTEND:${compact(day)}T133000Z`);
  });

  test('speaks Arabic under /ar', async () => {
    const file = await (await fetch(`/ar/event/${event.slug}.ics`)).text();
    expect(file).toContain('SUMMARY:عيون وآذان');
    expect(file.replaceAll('\r\n ', '')).toContain(
      `URL:https://portal.example/ar/event/${event.slug}`,
    );
  });
});

describe('the calendar of a country', () => {
  test('a strange country is refused', async () => {
    const response = await fetch('/events.ics?country=OMN');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ success: false, errors: [{ field: 'country' }] });
  });

  test('holds what is coming and nothing that is over', async () => {
    const response = await fetch('/events.ics?country=om');
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const file = await response.text();
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(file).toContain('X-WR-CALNAME:Medical events in Oman');
    expect(file).not.toContain('Long gone');
  });

  test('no other country stands in for an empty one', async () => {
    const file = await (await fetch('/events.ics?country=LB')).text();
    expect(file).not.toContain('BEGIN:VEVENT');
    expect(file).toContain('X-WR-CALNAME:Medical events in Lebanon');
  });
});
