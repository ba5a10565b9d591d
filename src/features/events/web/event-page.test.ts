import { describe, expect, test } from 'vitest';
import { dayFromToday, makeCompany, makeEvent } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { fetch, database } = await startTestApp({ APP_URL: 'https://portal.example' });

const company = await makeCompany(database, { name: 'Tiryaq', nameAr: 'ترياق' });
const event = await makeEvent(database, company.id, {
  title: 'Heart <b>Day</b>',
  titleAr: 'يوم القلب',
  location: 'Main Hall',
  image: 'cover-1.webp',
  eventLink: 'https://tiryaq.example/register',
  details: 'About the heart.',
  remarks: 'Come early.',
  startDate: '2096-11-28',
  expiryDate: '2096-12-02',
});

/** A company whose events do not affect other tests. */
const qatari = await makeCompany(database, { name: 'Doha Care', country: 'QA' });

const page = async (path: string) => {
  const response = await fetch(path);
  return { status: response.status, html: await response.text() };
};

function structuredDataOf(html: string) {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  return [...blocks].map(([, json]) => JSON.parse(json ?? ''));
}

describe('/event/{eventSlug}', () => {
  test.each(['/event/no-such-event', '/event/NO', '/ar/event/x%20y'])(
    '%s answers 404',
    async (path) => {
      const { status, html } = await page(path);
      expect(status).toBe(404);
      expect(html).toContain('name="robots" content="noindex"');
    },
  );

  test('an unknown event says so in the stated words', async () => {
    expect((await page('/event/no-such-event')).html).toContain('Event not found');
  });

  test('an event that is over answers 410, says so and leaves the search engines', async () => {
    const past = { startDate: dayFromToday(-2), expiryDate: dayFromToday(-1) };
    const over = await makeEvent(database, company.id, { title: 'Long gone', ...past });
    const { status, html } = await page(`/event/${over.slug}`);
    expect(status).toBe(410);
    expect(html).toContain('This event is over');
    expect(html).toContain('Registration Unavailable');
    expect(html).toContain('name="robots" content="noindex"');
    expect(structuredDataOf(html)).toEqual([]);
  });

  test('shows the four stated sections and the way to register', async () => {
    const { status, html } = await page(`/event/${event.slug}`);
    expect(status).toBe(200);
    for (const heading of [
      'Event Details',
      'Registration Information',
      'Contact Information',
      'Additional Information',
    ]) {
      expect(html).toContain(heading);
    }
    expect(html).toContain('Register Now');
    expect(html).toContain('href="https://tiryaq.example/register"');
    expect(html).not.toContain('Get Event Brochure');
    expect(html).toContain('28 November – 2 December 2096');
    expect(html).not.toContain('<b>Day</b>');
  });

  test('leaves out a section that nobody wrote anything for', async () => {
    const bare = await makeEvent(database, qatari.id);
    const { html } = await page(`/event/${bare.slug}`);
    expect(html).not.toContain('Event Details');
    expect(html).not.toContain('Additional Information');
    expect(html).not.toContain('Agenda');
    expect(html).not.toContain('Speakers');
    expect(html).toContain('Registration Information');
    expect(html).toContain('Contact Information');
  });

  test('shows kind, price, agenda, speakers and the way there, and what is like it', async () => {
    const fair = { eventKind: 'exhibition', priceMinor: 0, location: 'Hall 3' };
    const like = await makeEvent(database, qatari.id, fair);
    const whole = await makeEvent(database, qatari.id, {
      ...fair,
      priceMinor: 25_000,
      priceCurrency: 'KWD',
      agenda: 'Day 1\n09:00 Doors open\n9:30 - 10:30 Keynote',
      speakers: 'Dr Hessa, chair of the committee\nOmar',
    });
    const { html } = await page(`/event/${whole.slug}`);
    for (const said of ['Exhibition', 'KWD 25.000', 'Day 1', '9:30–10:30', 'Keynote', 'Omar']) {
      expect(html).toContain(said);
    }
    expect(html).toContain('chair of the committee');
    expect(html).toContain(
      'https://www.google.com/maps/search/?api=1&amp;query=Hall%203%2C%20Qatar',
    );
    expect(html).toContain('Similar events');
    expect(html).toContain(`href="/event/${like.slug}"`);
    expect((await page(`/event/${like.slug}`)).html).toContain('Free of charge');
    const [data] = structuredDataOf(html);
    expect(data).toMatchObject({
      offers: { '@type': 'Offer', price: 25, priceCurrency: 'KWD' },
      performer: [{ name: 'Dr Hessa', jobTitle: 'chair of the committee' }, { name: 'Omar' }],
    });
  });

  test('an online event has no way on a map', async () => {
    const online = { eventKind: 'online', location: 'The organizer’s studio' };
    const event = await makeEvent(database, qatari.id, online);
    const { html } = await page(`/event/${event.slug}`);
    expect(html).not.toContain('google.com/maps');
    const [data] = structuredDataOf(html);
    expect(data.location).toMatchObject({ '@type': 'VirtualLocation' });
  });

  test('a brochure is offered where there is one', async () => {
    const event = await makeEvent(database, company.id, { pdf: 'heart.pdf' });
    const { html } = await page(`/event/${event.slug}`);
    expect(html).toMatch(/href="\/Upload\/brochures\/heart\.pdf"[^>]*>.*Get Event Brochure/);
  });

  test('without a link one registers after signing in; closed is closed', async () => {
    const open = await makeEvent(database, company.id);
    const html = (await page(`/event/${open.slug}`)).html;
    expect(html).toMatch(/href="\/login\?next=[^"]*"[^>]*>Register Now/);
    const closed = await makeEvent(database, company.id, { registrationOpen: false });
    expect((await page(`/event/${closed.slug}`)).html).toMatch(
      /<button[^>]*disabled[^>]*>Registration Unavailable/,
    );
  });

  test('in Arabic the Hijri date stands beside the other', async () => {
    const { html } = await page(`/ar/event/${event.slug}`);
    expect(html).toContain('يوم القلب');
    expect(html).toMatch(/15\d\d هـ/);
    expect((await page(`/event/${event.slug}`)).html).not.toContain('هـ');
  });

  test('shows its hours, and tells them to search engines', async () => {
    const timed = await makeEvent(database, company.id, {
      startDate: '2096-11-28',
      expiryDate: '2096-11-28',
      startTime: '09:00',
      endTime: '17:30',
    });
    for (const prefix of ['', '/ar']) {
      const { html } = await page(`${prefix}/event/${timed.slug}`);
      expect(html).toContain('09:00–17:30 (GMT+3)');
      expect(structuredDataOf(html)[0]).toMatchObject({
        startDate: '2096-11-28T09:00:00+03:00',
        endDate: '2096-11-28T17:30:00+03:00',
      });
    }
    expect((await page(`/event/${event.slug}`)).html).not.toContain('GMT');
  });

  test('tells search engines what they require', async () => {
    const { html } = await page(`/ar/event/${event.slug}`);
    const [data, breadcrumbs] = structuredDataOf(html);
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: 'يوم القلب',
      startDate: '2096-11-28',
      endDate: '2096-12-02',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', name: 'Main Hall', address: { addressCountry: 'KW' } },
      image: ['https://portal.example/Upload/events/cover-1.webp'],
      organizer: { '@type': 'Organization', name: 'ترياق' },
      url: `https://portal.example/ar/event/${event.slug}`,
    });
    expect(breadcrumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: 'https://portal.example/ar/events' },
        { position: 2, name: 'يوم القلب' },
      ],
    });
  });
});

test.each([
  ['Online', 'https://rooms.example/heart'],
  ['عبر الإنترنت', undefined],
])('an event whose place is %s has no street', async (location, eventLink) => {
  const online = await makeEvent(database, company.id, { location, eventLink });
  const { html } = await page(`/event/${online.slug}`);
  expect(structuredDataOf(html)[0]).toMatchObject({
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: {
      '@type': 'VirtualLocation',
      url: eventLink ?? `https://portal.example/event/${online.slug}`,
    },
  });
});

describe('/events', () => {
  test('shows the cards and counts them', async () => {
    const { status, html } = await page('/events');
    expect(status).toBe(200);
    expect(html).toContain('Events in Kuwait');
    expect(html).toContain(`href="/event/${event.slug}"`);
    expect(html).toMatch(/Showing \d+ events/);
  });

  test('says when another country stands in', async () => {
    const response = await fetch('/events', { headers: { cookie: 'country=LB' } });
    expect(await response.text()).toContain(
      'There are no upcoming events in Lebanon. Showing Kuwait instead.',
    );
  });

  test('is found by words in the address, and says when there are none', async () => {
    expect((await page('/events?search=heart')).html).toContain(event.slug);
    const { status, html } = await page(`/events?search=${'z'.repeat(200)}`);
    expect(status).toBe(200);
    expect(html).toContain('No Events Found');
  });
});

test('a company’s EVENTS tab shows its events, and "coming soon" while it has none', async () => {
  expect((await page(`/company/${company.id}?tab=events`)).html).toContain(event.slug);
  const bare = await makeCompany(database);
  expect((await page(`/company/${bare.id}?tab=events`)).html).toContain('coming soon');
});

test('the sitemap knows events that are still to come, and no others', async () => {
  const past = { startDate: dayFromToday(-2), expiryDate: dayFromToday(-1) };
  const over = await makeEvent(database, company.id, past);
  expect((await page('/sitemap.xml')).html).toContain('/sitemaps/events-1.xml');
  const { html } = await page('/sitemaps/events-1.xml');
  expect(html).toContain(`<loc>https://portal.example/ar/event/${event.slug}</loc>`);
  expect(html).not.toContain(over.slug);
});
