import { beforeEach, describe, expect, test } from 'vitest';
import { makeCompany, makeEvent, makeJob, makeProduct } from '#testing/factories.ts';
import { signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, fetch, database } = await startTestApp();
const { pool } = database;

type Headers = Record<string, string>;

const send = (path: string, headers: Headers, body: object) =>
  call(`exhibitor/embeds/${path}.php`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const add = (headers: Headers, origin: string) => send('add-origin', headers, { origin });
const sitesOf = async (headers: Headers) =>
  (await call('exhibitor/embeds/origins.php', { headers })).body.origins;

beforeEach(() => pool.query('truncate embed_origins'));

describe('naming a site is refused', () => {
  test('to visitors and job seekers', async () => {
    const seeker = await signInJobSeeker(database);
    expect((await add({}, 'https://shop.example')).status).toBe(401);
    expect((await add(seeker.headers, 'https://shop.example')).status).toBe(403);
  });

  test('where it is none, is known already, or is one too many', async () => {
    const { headers } = await signInExhibitor(database);
    for (const origin of ['', 'http://shop.example', "https://*.example; script-src 'none'"]) {
      const { status, body } = await add(headers, origin);
      expect([status, body.errors[0].field]).toEqual([400, 'origin']);
    }
    expect((await add(headers, 'https://shop.example/products')).status).toBe(200);
    expect((await add(headers, 'https://SHOP.example')).body.message).toBe(
      'This site is on the list already',
    );
    for (const n of [2, 3, 4, 5, 6, 7, 8, 9, 10]) await add(headers, `https://${n}.shop.example`);
    const { status, body } = await add(headers, 'https://11.shop.example');
    expect([status, body.code]).toEqual([409, 'too_many_sites']);
  });

  test('of another company', async () => {
    const [own, other] = [await signInExhibitor(database), await signInExhibitor(database)];
    await add(own.headers, 'https://shop.example');
    const [{ id }] = await sitesOf(own.headers);
    expect((await send('remove-origin', other.headers, { id })).status).toBe(404);
    expect(await sitesOf(other.headers)).toEqual([]);
    expect((await send('remove-origin', own.headers, { id })).status).toBe(200);
    expect(await sitesOf(own.headers)).toEqual([]);
  });

  test('of two at once that are the same', async () => {
    const { headers } = await signInExhibitor(database);
    const both = await Promise.all([
      add(headers, 'https://shop.example'),
      add(headers, 'https://shop.example'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

const policyOf = ({ headers }: Response) =>
  (headers.get('content-security-policy') ?? '').split('; ').at(-1);

describe('the page for framing', () => {
  test('is not there for a company that is not listed, and for what it does not show', async () => {
    const hidden = await makeCompany(database, { status: 3 });
    const { status, headers } = await fetch(`/embed/${hidden.id}/products`);
    expect([status, headers.get('x-frame-options')]).toEqual([404, 'DENY']);
    const { id } = await makeCompany(database);
    for (const path of [`/embed/${id}/applicants`, `/embed/${id}/jobs/pink`]) {
      const answer = await fetch(path);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
    }
    expect((await fetch('/embed/nobody/jobs')).status).toBe(404);
  });

  test('names the company’s sites and no others as those that may frame it', async () => {
    const { headers, company } = await signInExhibitor(database);
    const other = await signInExhibitor(database);
    const path = `/embed/${company.id}/products`;
    const before = await fetch(path);
    expect(policyOf(before)).toBe("frame-ancestors 'none'");
    expect(before.headers.get('x-frame-options')).toBe('DENY');

    await add(headers, 'https://shop.example');
    await add(headers, 'https://careers.example:8443');
    await add(other.headers, 'https://other.example');
    // The first is made anew, the second comes from the cache, and the third is a 304.
    const made = await fetch(path);
    const kept = await fetch(path);
    const etag = kept.headers.get('etag') ?? '';
    const known = await fetch(path, { headers: { 'if-none-match': etag } });
    expect([made.status, kept.status, known.status]).toEqual([200, 200, 304]);
    for (const answer of [made, kept, known]) {
      expect(policyOf(answer)).toBe(
        'frame-ancestors https://shop.example https://careers.example:8443',
      );
      expect(answer.headers.has('x-frame-options')).toBe(false);
      expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';");
    }
    const [{ id }] = await sitesOf(headers);
    await send('remove-origin', headers, { id });
    expect(policyOf(await fetch(path))).toBe('frame-ancestors https://careers.example:8443');
  });

  test('leaves every other page of the company unframed', async () => {
    const { headers, company } = await signInExhibitor(database);
    await add(headers, 'https://shop.example');
    for (const path of [`/company/${company.id}`, `/api/embeds/embed.php?id=${company.id}`]) {
      for (const answer of [await fetch(path), await fetch(path)]) {
        expect(policyOf(answer)).toBe("frame-ancestors 'none'");
        expect(answer.headers.get('x-frame-options')).toBe('DENY');
      }
    }
  });

  test('shows this company’s list alone, in its language and colours, without a script', async () => {
    const company = await makeCompany(database, { name: 'Dana Devices', nameAr: 'أجهزة دانة' });
    const stranger = await makeCompany(database);
    await makeProduct(database, { companyId: company.id, itemName: 'Infusion pump' });
    await makeProduct(database, { companyId: stranger.id, itemName: 'Strange pump' });
    await makeJob(database, company.id, { title: 'Theatre nurse' });
    await makeEvent(database, company.id, { title: 'Heart congress' });
    const products = await (await fetch(`/embed/${company.id}/products`)).text();
    expect(products).toContain('Infusion pump');
    expect(products).toContain('Products of Dana Devices');
    expect(products).not.toContain('Strange pump');
    expect(products).not.toContain('<script');
    expect(products).not.toContain('data-theme');
    expect(products).toContain('<meta name="robots" content="noindex">');
    const links = products.match(/<a [^>]{0,600}>/g) ?? [];
    expect(links.length).toBe(2);
    for (const link of links) expect(link).toContain('target="_blank"');
    const jobs = await (await fetch(`/ar/embed/${company.id}/jobs/dark`)).text();
    expect(jobs).toContain('<html lang="ar" dir="rtl" data-theme="dark">');
    expect(jobs).toContain('Theatre nurse');
    expect(jobs).toContain('وظائف أجهزة دانة');
    const events = await (await fetch(`/embed/${company.id}/events/light`)).text();
    expect(events).toContain('data-theme="light"');
    expect(events).toContain('Heart congress');
  });

  test('is no page for programs, which read the company’s own', async () => {
    const { id } = await makeCompany(database);
    expect((await fetch(`/embed/${id}/products.md`)).status).toBe(404);
  });
});
