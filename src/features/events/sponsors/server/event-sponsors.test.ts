import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { dayFromToday, makeCompany, makeEvent } from '#testing/factories.ts';
import { createOperator } from '#testing/operator.ts';
import { signInExhibitor } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = await startTestApp();
const { call, fetch, database } = app;
const operator = await createOperator(app);
const company = await makeCompany(database);
const [event, other] = [
  await makeEvent(database, company.id, { title: 'Heart Day' }),
  await makeEvent(database, company.id, { title: 'Eye Day' }),
];

beforeEach(() => database.pool.query('truncate event_sponsors'));

const detail = async ({ slug }: { slug: string }, language = 'en') =>
  (
    await call(`events/event-detail.php?slug=${slug}`, {
      headers: { 'accept-language': language },
    })
  ).body.event;
const sponsorsOf = async (of: { slug: string }, language = 'en'): Promise<string[]> =>
  (await detail(of, language)).sponsors.map((each: { sponsor_name: string }) => each.sponsor_name);

const noor = () => ({ event_refs: event.eventRef, name: 'Noor', status: 1 });
const add = (facts: object) => operator.post('event-sponsors/create.php', { ...noor(), ...facts });

describe('a sponsor of an event is refused', () => {
  test('to whoever is no operator', async () => {
    const { headers } = await signInExhibitor(database);
    const { status } = await call('admin/event-sponsors/create.php', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(noor()),
    });
    expect(status).toBe(403);
  });

  test('with every wrong field named, and for an event that is not there', async () => {
    const { status, body } = await add({ event_refs: '', name: '', hyperlink: 'javascript:x' });
    expect(status).toBe(400);
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'event_refs',
      'name',
      'hyperlink',
    ]);
    const unknown = await add({ event_refs: `${event.eventRef}, EVT-2026-999999` });
    expect([unknown.status, unknown.body.errors]).toEqual([
      400,
      [
        {
          field: 'event_refs',
          message: 'There is no event with one of these references',
        },
      ],
    ]);
  });

  test('for days that end before they begin', async () => {
    const { body } = await add({ starts_on: dayFromToday(2), ends_on: dayFromToday(1) });
    expect(body.errors).toEqual([
      { field: 'ends_on', message: 'The last day must not be before the first' },
    ]);
  });
});

describe('on the page of an event', () => {
  test('its sponsor is named with logo and link, in both languages, at the next read', async () => {
    expect(await sponsorsOf(event)).toEqual([]);
    const pixel = { width: 4, height: 4, channels: 3, background: '#0a7' } as const;
    const logo = await sharp({ create: pixel }).png().toBuffer();
    const { status } = await operator.postForm('event-sponsors/create.php', {
      ...noor(),
      status: '1',
      name_ar: 'نور',
      hyperlink: 'noor.example',
      logo: new Blob([new Uint8Array(logo)]),
    });
    expect(status).toBe(200);
    expect((await detail(event)).sponsors).toEqual([
      {
        sponsor_name: 'Noor',
        sponsor_logo: expect.stringMatching(/\.webp$/),
        hyperlink: expect.stringContaining('noor.example'),
      },
    ]);
    expect(await sponsorsOf(event, 'ar')).toEqual(['نور']);
    expect(await sponsorsOf(other)).toEqual([]);
    const page = await (await fetch(`/event/${event.slug}`)).text();
    expect(page).toContain('Sponsored by');
    expect(page).toMatch(
      /href="https:\/\/noor\.example\/?"[^>]*rel="noopener noreferrer sponsored"/,
    );
    const arabic = await (await fetch(`/ar/event/${event.slug}`)).text();
    expect(arabic).toContain('برعاية');
    expect(await (await fetch(`/event/${other.slug}`)).text()).not.toContain('Sponsored by');
  });

  test('a sponsor of a season is named on all its events, from the first day to the last', async () => {
    await add({ event_refs: `${event.eventRef.toLowerCase()} ، ${other.eventRef}`, position: 2 });
    await add({ name: 'Before', ends_on: dayFromToday(-1) });
    await add({ name: 'Later', starts_on: dayFromToday(1) });
    await add({ name: 'Off', status: 0 });
    await add({ name: 'Today', starts_on: dayFromToday(0), ends_on: dayFromToday(0), position: 1 });
    expect(await sponsorsOf(event)).toEqual(['Today', 'Noor']);
    expect(await sponsorsOf(other)).toEqual(['Noor']);
  });
});
