import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import validateJsonFeed from 'jsonfeed-validator';
import { describe, expect, test } from 'vitest';
import { makeCatalog, makeCompany, makeEvent, makeJob, makeProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { serverFeatures } from './server/server-features.ts';

const { database, fetch } = await startTestApp();
const company = await makeCompany(database, {
  name: 'Dana & <Devices>',
  nameAr: 'أجهزة دانة',
  description: 'Pumps & monitors for <every> ward. "Always"; it\u2019s said.',
});
const companyId = company.id;
const pump = await makeProduct(database, {
  companyId,
  itemName: 'Infusion pump]]> & <more>',
  itemCategory: 'Pumps',
  itemGenericName: 'Salbutamol',
  dosageForm: 'Inhaler',
});
const gloves = await makeProduct(database, {
  companyId,
  itemName: 'Gloves',
  itemCategory: 'Gloves',
});
const nurse = await makeJob(database, companyId, { title: 'Theatre nurse', profession: 'nurse' });
await makeJob(database, companyId, { title: 'Pharmacist', profession: 'pharmacist' });
const event = await makeEvent(database, companyId, { title: 'Heart congress' });
await makeCatalog(database, companyId, { title: 'Pumps of the year' });

const origin = 'http://localhost:3000';

/** For each list, the entry of a record made above. */
const lists: Readonly<Record<string, string>> = {
  '/products': `/product/${pump.id}`,
  '/rx': '/rx/salbutamol',
  '/catalogs': `/company/${companyId}?tab=catalogs#catalog-`,
  '/companies': `/company/${companyId}`,
  '/events': `/event/${event.slug}`,
  '/jobs': `/job/${nurse.jobRef}`,
};

const read = async (path: string) => {
  const answer = await fetch(path);
  expect(answer.status, path).toBe(200);
  return { type: answer.headers.get('content-type'), text: await answer.text() };
};

const readRss = async (path: string) => parseRssFeed((await read(path)).text);
const readJson = async (path: string) => parseJsonFeed((await read(path)).text);

type Told = Record<string, unknown> & { readonly items: readonly Record<string, unknown>[] };

/** The validator only knows version 1, which had neither languages nor several authors. */
function asFirstVersion({ version, language: _, items, ...told }: Told) {
  expect(version).toBe('https://jsonfeed.org/version/1.1');
  const older = items.map(({ authors, ...item }) => ({
    ...item,
    ...(Array.isArray(authors) ? { author: authors[0] } : {}),
  }));
  return { ...told, version: 'https://jsonfeed.org/version/1', items: older };
}

/** Lists whose records have a date. */
const dated = ['/products', '/companies', '/events', '/jobs'];

test('every list of records has feeds', () => {
  const paths = serverFeatures.flatMap((feature) => feature.feeds ?? []).map(({ path }) => path);
  expect(paths.sort()).toEqual(Object.keys(lists).sort());
});

describe.each(Object.entries(lists))('%s', (list, path) => {
  test.each(['en', 'ar'])('is RSS in %s', async (language) => {
    const at = `${language === 'en' ? '' : '/ar'}${list}`;
    const { type, text } = await read(`${at}.rss?country=KW`);
    expect(type).toBe('application/rss+xml; charset=utf-8');
    const feed = parseRssFeed(text);
    expect(feed).toMatchObject({ language });
    expect(feed.link).toMatch(`${origin}${at}`);
    const links = feed.items?.map(({ link }) => link ?? '') ?? [];
    const prefix = language === 'en' ? '' : '/ar';
    expect(
      links.some((link) => link.startsWith(`${origin}${prefix}${path}`)),
      text,
    ).toBe(true);
    for (const { title, description, guid, pubDate } of feed.items ?? []) {
      if (dated.includes(list)) expect(new Date(pubDate ?? '').getTime()).toBeGreaterThan(0);
      expect(title).toBeTruthy();
      expect(description).toBeTruthy();
      expect(guid?.value).toMatch(origin);
    }
    expect(new Set(links).size).toBe(links.length);
  });

  test.each(['en', 'ar'])('is JSON Feed in %s', async (language) => {
    const at = `${language === 'en' ? '' : '/ar'}${list}.feed.json?country=KW`;
    const { type, text } = await read(at);
    expect(type).toBe('application/feed+json; charset=utf-8');
    const feed = parseJsonFeed(text);
    expect(feed).toMatchObject({ language });
    expect(validateJsonFeed(asFirstVersion(JSON.parse(text)))).toEqual([]);
    const rss = await readRss(at.replace('.feed.json', '.rss'));
    expect(feed.items?.map(({ url }) => url)).toEqual(rss.items?.map(({ link }) => link));
  });

  test('is discovered from the head of its page, and known again by its tag', async () => {
    const html = await (await fetch(list)).text();
    const links = [
      ...html.matchAll(
        /<link rel="alternate" type="([a-z+/]+)" title="[^"]+" href="http:\/\/localhost:3000([^"]+)">/g,
      ),
    ];
    expect(links.map(([, type]) => type)).toEqual(['application/rss+xml', 'application/feed+json']);
    for (const [, type, address = ''] of links) {
      const answer = await fetch(address.replaceAll('&amp;', '&'));
      expect(answer.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      const etag = answer.headers.get('etag') ?? '';
      const again = await fetch(address.replaceAll('&amp;', '&'), {
        headers: { 'if-none-match': etag },
      });
      expect(again.status).toBe(304);
    }
  });
});

describe('what a list is narrowed by narrows its feed', () => {
  test('and stands in the address that the page tells', async () => {
    const html = await (await fetch('/jobs?profession=nurse&sort=pay')).text();
    const [, address = ''] = html.match(/href="http:\/\/localhost:3000(\/jobs\.rss[^"]*)"/) ?? [];
    expect(address).toMatch(/country=[A-Z]{2}&amp;profession=nurse$/);
    const feed = await readRss(address.replaceAll('&amp;', '&'));
    expect(feed.items?.map(({ title }) => title)).toEqual(['Theatre nurse']);
  });

  test('by facets and by words', async () => {
    const byCategory = await readJson('/products.feed.json?country=KW&category=gloves');
    expect(byCategory.items?.map(({ url }) => url)).toEqual([`${origin}/product/${gloves.id}`]);
    expect(byCategory.feed_url).toBe(`${origin}/products.feed.json?country=KW&category=gloves`);
    const byWords = await readJson('/products.feed.json?country=KW&search=infusion+pump');
    expect(byWords.items?.map(({ url }) => url)).toEqual([`${origin}/product/${pump.id}`]);
  });

  test('and cannot be told nonsense', async () => {
    const answer = await fetch('/jobs.rss?profession=a/b');
    expect(answer.status).toBe(400);
  });

  test('newest first, whatever order is asked for', async () => {
    const asked = await readJson('/products.feed.json?country=KW&sort=cheapest');
    expect(asked.items?.[0]?.url).toBe(`${origin}/product/${gloves.id}`);
  });
});

test('signs that XML cannot hold or would take for its own do no harm', async () => {
  await makeJob(database, companyId, { title: 'Odd \u0001\u000b\ufffe nurse ]]> &amp; <b>' });
  const feed = await readRss('/jobs.rss?country=KW');
  expect(feed.items?.[0]?.title).toBe('Odd  nurse ]]> &amp; <b>');
});

test('what a reader shows as HTML has no tag that somebody wrote', async () => {
  const { text } = await read('/companies.rss?country=KW');
  expect(text).toContain('Pumps &#38;#38; monitors for &#38;#60;every&#38;#62; ward.');
  expect(text).not.toContain('&#60;every');
  const told = await readJson('/companies.feed.json?country=KW');
  expect(told.items?.[0]?.content_text).toContain('Pumps & monitors for <every> ward.');
});

test('a country that has none is shown no other’s', async () => {
  expect((await readJson('/jobs.feed.json?country=IS')).items ?? []).toEqual([]);
  expect((await fetch('/jobs?country=IS')).status).toBe(200);
});

test('a change is in the feed at once', async () => {
  await read('/jobs.rss?country=KW');
  await read('/jobs.rss?country=KW');
  await makeJob(database, companyId, { title: 'Midwife' });
  const titles = (await readRss('/jobs.rss?country=KW')).items?.map(({ title }) => title);
  expect(titles).toContain('Midwife');
});
