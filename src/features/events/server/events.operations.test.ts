import { describe, expect, test } from 'vitest';
import { toSlashedDate } from '#platform/dates/calendar-date.ts';
import { dayFromToday, makeCompany, makeEvent } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, database } = await startTestApp();

type Listed = { events: { event_title: string }[] };
const titlesOf = (body: Listed) => body.events.map(({ event_title }) => event_title);
const listed = async (query: string) => titlesOf((await call(`events/events.php?${query}`)).body);

const kuwaiti = await makeCompany(database, { name: 'Tiryaq', nameAr: 'ترياق' });
for (let day = 1; day <= 12; day += 1) {
  await makeEvent(database, kuwaiti.id, {
    title: `Kuwait ${day}`,
    titleAr: `الكويت ${day}`,
    startDate: dayFromToday(day),
    expiryDate: dayFromToday(day),
  });
}
const omani = await makeCompany(database, { country: 'OM', name: 'Sohar Care' });
await makeEvent(database, omani.id, { title: 'Only one' });

describe('GET events/events.php', () => {
  test.each([
    ['limit=0', 'limit'],
    ['limit=51', 'limit'],
    ['limit=ten', 'limit'],
    ['country=KWT', 'country'],
    ['cursor=x', 'cursor'],
    ['cursor=2026-13-01.1', 'cursor'],
    ['cursor=2026-11-15', 'cursor'],
    [`search=${'a'.repeat(101)}`, 'search'],
    ['search=a&search=b', 'search'],
  ])('%s is refused and the field is named', async (query, field) => {
    const { status, body } = await call(`events/events.php?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, code: 'invalid_input', errors: [{ field }] });
    expect(body.errors).toMatchObject([{ field }]);
  });

  test('ten events by default, what ends first before the others', async () => {
    const { status, body } = await call('events/events.php?country=KW');
    expect(status).toBe(200);
    expect(titlesOf(body)).toEqual(Array.from({ length: 10 }, (_, day) => `Kuwait ${day + 1}`));
    expect(body).toMatchObject({
      success: true,
      message: null,
      country_used: 'KW',
      country_used_name: 'Kuwait',
      country_requested: 'KW',
      country_requested_name: 'Kuwait',
      fallback_used: false,
    });
  });

  test('an event has the stated fields, its dates as d/m/yyyy', async () => {
    const { body } = await call('events/events.php?country=KW&limit=1');
    const day = toSlashedDate(dayFromToday(1));
    expect(body.events[0]).toMatchObject({
      event_title: 'Kuwait 1',
      event_start_date: day,
      event_expiry_date: day,
      organizer: 'Tiryaq',
      location: null,
      image: null,
      pdf: null,
      event_link: null,
      event_details: null,
      event_other_details: null,
      remarks: null,
    });
    const { event_ref, slug } = body.events[0];
    expect(event_ref).toMatch(/^EVT-\d{4}-\d{6}$/);
    expect(slug).toBe(`kuwait-1-${event_ref.toLowerCase()}`);
    expect(body.events[0]).not.toHaveProperty('status');
  });

  test('paging by cursor shows every event once', async () => {
    const first = await call('events/events.php?country=KW&limit=5');
    const second = await call(
      `events/events.php?country=KW&limit=5&cursor=${first.body.next_cursor}`,
    );
    const third = await call(
      `events/events.php?country=KW&limit=5&cursor=${second.body.next_cursor}`,
    );
    const all = [first, second, third].flatMap(({ body }) => titlesOf(body));
    expect(all).toEqual(Array.from({ length: 12 }, (_, day) => `Kuwait ${day + 1}`));
    expect(third.body.next_cursor).toBeNull();
  });

  test('a cursor from before today begins with today', async () => {
    expect((await listed('country=KW&limit=1&cursor=2020-01-01.5'))[0]).toBe('Kuwait 1');
  });

  test('what is over, inactive or of an unlisted company is not listed; today still is', async () => {
    const company = await makeCompany(database, { country: 'QA' });
    const hidden = await makeCompany(database, { country: 'QA', status: 3 });
    const past = { startDate: dayFromToday(-3), expiryDate: dayFromToday(-1) };
    await makeEvent(database, company.id, { title: 'Over', ...past });
    await makeEvent(database, company.id, { title: 'Inactive', status: 0 });
    await makeEvent(database, hidden.id, { title: 'Hidden' });
    const lastDay = { startDate: dayFromToday(-2), expiryDate: dayFromToday(0) };
    await makeEvent(database, company.id, { title: 'Last day', ...lastDay });
    expect(await listed('country=QA')).toEqual(['Last day']);
  });

  test('a country without events shows Kuwait and says so', async () => {
    const { body } = await call('events/events.php?country=LB');
    expect(body).toMatchObject({
      country_requested: 'LB',
      country_requested_name: 'Lebanon',
      country_used: 'KW',
      fallback_used: true,
    });
    expect(body.events).toHaveLength(10);
  });

  test('without a country the visitor’s own is used', async () => {
    const { body } = await call('events/events.php', { headers: { cookie: 'country=OM' } });
    expect(body.country_used).toBe('OM');
    expect(titlesOf(body)).toEqual(['Only one']);
  });

  test('texts come in the language of the caller', async () => {
    const { body } = await call('events/events.php?country=KW&limit=1', {
      headers: { 'accept-language': 'ar' },
    });
    expect(body.events[0]).toMatchObject({ event_title: 'الكويت 1', organizer: 'ترياق' });
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x'])(
    'a stored link %s never leaves',
    async (eventLink) => {
      const company = await makeCompany(database, { country: 'JO' });
      const { slug } = await makeEvent(database, company.id, { eventLink });
      const { body } = await call(`events/event-detail.php?slug=${slug}`);
      expect(body.event.event_link).toBeNull();
    },
  );
});

describe('searching events', () => {
  const found = (search: string) =>
    listed(new URLSearchParams({ country: 'SA', search }).toString());

  test('finds beginnings of words in title, place and company, in either language', async () => {
    const company = await makeCompany(database, { country: 'SA', name: 'Najd', nameAr: 'نجد' });
    await makeEvent(database, company.id, {
      title: 'Heart-Failure Congress 2027',
      titleAr: 'مؤتمر أمراض القلب',
      location: 'Main Hall, Riyadh',
    });
    await makeEvent(database, company.id, { title: 'Nursing Day' });
    const congress = ['Heart-Failure Congress 2027'];
    expect(await found('HEART cong')).toEqual(congress);
    expect(await found('failure ٢٠٢٧')).toEqual(congress);
    expect(await found('riyadh')).toEqual(congress);
    expect(await found('امراض القلب')).toEqual(congress);
    expect(await found('najd')).toHaveLength(2);
    expect(await found('heart nursing')).toEqual([]);
  });

  test.each(["'", '\\', ':*', '& | !', '<->', 'ـ', 'ـ ـ َ'])('%j does no harm', async (search) => {
    const query = new URLSearchParams({ country: 'KW', search });
    expect((await call(`events/events.php?${query}`)).status).toBe(200);
  });

  test('what no text can hold is named as a wrong field', async () => {
    const { status, body } = await call('events/events.php?country=KW&search=heart%00');
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ field: 'search', message: 'Search is not valid' }]);
  });

  test('nothing found is said, and no other country stands in', async () => {
    const { body } = await call('events/events.php?country=OM&search=kuwait');
    expect(body).toMatchObject({
      events: [],
      message: 'No Events Found',
      country_used: 'OM',
      fallback_used: false,
    });
  });

  test('where the list shows Kuwait instead, words look there', async () => {
    const { body } = await call('events/events.php?country=LB&search=kuwait&limit=1');
    expect(body).toMatchObject({ country_used: 'KW', fallback_used: true });
    expect(titlesOf(body)).toEqual([expect.stringMatching(/^Kuwait \d+$/)]);
  });
});

describe('GET events/event-detail.php', () => {
  test.each(['', '?slug=', '?slug=A', '?slug=a%20b', '?slug=%2e%2e', `?slug=${'a'.repeat(261)}`])(
    '"%s" is refused',
    async (query) => {
      const { status, body } = await call(`events/event-detail.php${query}`);
      expect(status).toBe(400);
      expect(body.errors).toEqual([expect.objectContaining({ field: 'slug' })]);
    },
  );

  test('an unknown event is not found, in the stated words', async () => {
    const { status, body } = await call('events/event-detail.php?slug=no-such-event');
    expect(status).toBe(404);
    expect(body).toMatchObject({ success: false, message: 'Event not found' });
  });

  test('what is not shown does not exist for visitors', async () => {
    const hidden = await makeCompany(database, { exhibitorStatus: 0, status: 2 });
    const ofHidden = await makeEvent(database, hidden.id);
    const inactive = await makeEvent(database, kuwaiti.id, { status: 0 });
    for (const { slug } of [ofHidden, inactive]) {
      expect((await call(`events/event-detail.php?slug=${slug}`)).status).toBe(404);
    }
  });

  test('the facts of the event and how to reach its company', async () => {
    const company = await makeCompany(database, {
      name: 'Najm',
      website: 'najm.example',
      email: 'info@najm.example',
    });
    const { slug } = await makeEvent(database, company.id, {
      title: 'Women’s Health & You!',
      details: 'What it is about',
      otherDetails: 'Hours',
      remarks: 'Come early',
      organizer: 'Najm Academy',
      eventLink: 'najm.example/register',
      pdf: 'a.pdf',
    });
    expect(slug).toMatch(/^womens-health-you-evt-\d{4}-\d{6}$/);
    const { body } = await call(`events/event-detail.php?slug=${slug}`);
    expect(body.event).toMatchObject({
      event_details: 'What it is about',
      event_other_details: 'Hours',
      remarks: 'Come early',
      organizer: 'Najm Academy',
      event_link: 'https://najm.example/register',
      pdf: 'a.pdf',
      is_over: false,
      registration_open: true,
      company_name: 'Najm',
      company_website: 'https://najm.example/',
      company_email: 'info@najm.example',
      company_phone: '22001122',
      phone_country: '965',
    });
  });

  test('an event that is over says so, and nobody can register any more', async () => {
    const { slug } = await makeEvent(database, kuwaiti.id, {
      startDate: dayFromToday(-2),
      expiryDate: dayFromToday(-1),
    });
    const { body } = await call(`events/event-detail.php?slug=${slug}`);
    expect(body.event).toMatchObject({ is_over: true, registration_open: false });
  });

  test('a title without Latin letters still makes an address', async () => {
    const { slug } = await makeEvent(database, kuwaiti.id, { title: 'يوم القلب' });
    expect(slug).toMatch(/^evt-\d{4}-\d{6}$/);
    expect((await call(`events/event-detail.php?slug=${slug}`)).status).toBe(200);
  });
});

describe('GET events/company-events.php', () => {
  test.each(['', '?id=x', '?id=0', '?id=1&cursor=x'])('"%s" is refused', async (query) => {
    expect((await call(`events/company-events.php${query}`)).status).toBe(400);
  });

  test('an unknown or unlisted company is not found', async () => {
    const hidden = await makeCompany(database, { status: 3 });
    for (const id of [999_999, hidden.id]) {
      const { status, body } = await call(`events/company-events.php?id=${id}`);
      expect(status).toBe(404);
      expect(body.message).toBe('Company not found');
    }
  });

  test('its own events and no others', async () => {
    const { body } = await call(`events/company-events.php?id=${omani.id}`);
    expect(titlesOf(body)).toEqual(['Only one']);
    expect(body.next_cursor).toBeNull();
  });
});

describe('GET events/similar-events.php', () => {
  test.each([
    ['', 400],
    ['?slug=A', 400],
    ['?slug=no-such-event', 404],
  ])('"%s" answers %i', async (query, status) => {
    expect((await call(`events/similar-events.php${query}`)).status).toBe(status);
  });

  test('those of its kind first, then the soonest of the country', async () => {
    const host = await makeCompany(database, { country: 'BH' });
    const on = (day: number) => ({ startDate: dayFromToday(day), expiryDate: dayFromToday(day) });
    const training = { eventKind: 'training' };
    const looked = await makeEvent(database, host.id, { ...training, ...on(5) });
    await makeEvent(database, host.id, { title: 'Over', ...training, ...on(-1) });
    await makeEvent(database, host.id, { title: 'Soon', ...on(1) });
    await makeEvent(database, host.id, { title: 'Later training', ...training, ...on(40) });
    await makeEvent(database, host.id, { title: 'Hidden', status: 0, ...training, ...on(2) });
    await makeEvent(database, host.id, { title: 'Next', ...on(3) });
    await makeEvent(database, host.id, { title: 'Far', ...on(90) });
    const { body } = await call(`events/similar-events.php?slug=${looked.slug}`);
    expect(titlesOf(body)).toEqual(['Later training', 'Soon', 'Next']);
  });
});

test('kind and price are told with their names; free is a price of nothing', async () => {
  const host = await makeCompany(database, { country: 'YE' });
  const { slug } = await makeEvent(database, host.id, {
    eventKind: 'awareness-day',
    priceMinor: 0,
  });
  const detail = async (language: string) =>
    (
      await call(`events/event-detail.php?slug=${slug}`, {
        headers: { 'accept-language': language },
      })
    ).body.event;
  expect(await detail('en')).toMatchObject({
    event_kind: 'awareness-day',
    event_kind_name: 'Awareness day',
    price: '0',
    price_currency: null,
    agenda: [],
    speakers: [],
  });
  expect(await detail('ar')).toMatchObject({ event_kind_name: 'يوم توعوي' });
});
