import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makePdf } from '#testing/cv-files.ts';
import { signInExhibitor } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { database, call, fetch } = await startTestApp();
const owner = await signInExhibitor(database);

const get = (path: string) => call(`exhibitor/catalogs/${path}`, { headers: owner.headers });

const post = (path: string, body: object, language = 'en') =>
  call(`exhibitor/catalogs/${path}`, {
    method: 'POST',
    headers: {
      ...owner.headers,
      'content-type': 'application/json',
      'accept-language': language,
    },
    body: JSON.stringify(body),
  });

const good = { title: 'Beds', sub_title: 'For wards and homes', catalog_link: '', status: 1 };

describe('the form’s rules', () => {
  test('every wrong field is named, in the stated words', async () => {
    const { status, body } = await post('create.php', { title: ' ', catalog_link: 'nowhere' });
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { field: 'title', message: 'Title is required' },
      { field: 'sub_title', message: 'Subtitle is required' },
      { field: 'catalog_link', message: 'Please enter a valid URL' },
    ]);
  });

  test('limits', async () => {
    const long = { ...good, title: 'x'.repeat(201), sub_title: 'x'.repeat(501) };
    const { body } = await post('create.php', long);
    expect(body.errors).toEqual([
      { field: 'title', message: 'Title must not exceed 200 characters' },
      { field: 'sub_title', message: 'Subtitle must not exceed 500 characters' },
    ]);
    const fits = { ...good, title: 'x'.repeat(200), sub_title: 'x'.repeat(500) };
    expect((await post('create.php', fits)).status).toBe(200);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://example.com/a', 'https://nohost'])(
    'a link such as %s is refused',
    async (link) => {
      const { body } = await post('create.php', { ...good, catalog_link: link });
      expect(body.errors).toEqual([{ field: 'catalog_link', message: 'Please enter a valid URL' }]);
    },
  );

  test('a file is a PDF by its bytes, and visitors are told of it', async () => {
    const send = (pdf: string) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(good)) body.set(name, String(value));
      body.set('pdf', new Blob([pdf]), 'beds.pdf');
      const headers = owner.headers;
      return call('exhibitor/catalogs/create.php', { method: 'POST', headers, body });
    };
    const wrong = await send('no catalog');
    expect(wrong.body.errors).toEqual([{ field: 'pdf', message: 'Please choose a PDF file' }]);
    const { body } = await send('%PDF-1.7');
    const { pdf } = (await get(`get.php?id=${body.id}`)).body.catalog;
    expect(pdf).toMatch(/\.pdf$/);
    const listed = await call('catalogs/catalog-list.php?country_code=KW');
    expect(listed.body.catalogs[0]).toMatchObject({ title: good.title, link: null, pdf });
  });

  describe('the cover', () => {
    const send = async (path: string, facts: object, files: Readonly<Record<string, Buffer>>) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(facts)) body.set(name, String(value));
      for (const [name, file] of Object.entries(files)) {
        body.set(name, new Blob([new Uint8Array(file)]), name);
      }
      const { headers } = owner;
      const sent = await call(`exhibitor/catalogs/${path}`, { method: 'POST', headers, body });
      const { id } = { ...facts, ...sent.body } as { id: number };
      return { id, cover: (await get(`get.php?id=${id}`)).body.catalog.cover };
    };
    const ownPicture = () =>
      sharp({ create: { width: 30, height: 40, channels: 3, background: 'teal' } })
        .png()
        .toBuffer();

    test('is the first page of the pdf, with a smaller copy for lists', async () => {
      const { cover } = await send('create.php', good, { pdf: makePdf('Beds 2026') });
      expect(cover).toMatch(/\.webp$/);
      const small = await fetch(`/Upload/catalogs/${cover.replace('.webp', '-600.webp')}`);
      expect(small.headers.get('content-type')).toBe('image/webp');
      const listed = await call('catalogs/catalog-list.php?country_code=KW');
      expect(listed.body.catalogs[0]).toMatchObject({ cover });
    });

    test('is the company’s own where it sends one, and stays when nothing new is sent', async () => {
      const cover = await ownPicture();
      const first = await send('create.php', good, { pdf: makePdf('Chairs'), cover });
      const page = await send('create.php', good, { pdf: makePdf('Chairs') });
      expect(first.cover).not.toBe(page.cover);
      const kept = await send('update.php', { ...good, id: first.id }, {});
      expect(kept.cover).toBe(first.cover);
      const anew = await send('update.php', { ...good, id: first.id }, { pdf: makePdf('Chairs') });
      expect(anew.cover).toBe(page.cover);
    });

    test('is missing where a pdf cannot be drawn', async () => {
      const { cover } = await send('create.php', good, { pdf: Buffer.from('%PDF-1.7') });
      expect(cover).toBeNull();
    });
  });

  test('in the caller’s language', async () => {
    const { body } = await post('create.php', { ...good, title: '' }, 'ar');
    expect(body.message).toBe('العنوان مطلوب');
  });

  test('marks that turn the direction of text are left out', async () => {
    const { body } = await post('create.php', { ...good, title: 'evil\u202egnp.exe' });
    const item = (await get(`get.php?id=${body.id}`)).body.catalog;
    expect(item.title).toBe('evilgnp.exe');
  });
});

test('a catalog tells the day it was made', async () => {
  const { id } = (await post('create.php', good)).body;
  const { catalog } = (await get(`get.php?id=${id}`)).body;
  expect(catalog).toMatchObject({ title: 'Beds', catalog_link: null });
  expect(catalog.created_at).toMatch(/^\d{4}-\d\d-\d\d$/);
});
