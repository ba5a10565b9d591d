import { describe, expect, test } from 'vitest';
import { makeCatalog } from '#testing/factories.ts';
import { signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { database, call } = await startTestApp();
const owner = await signInExhibitor(database);
const stranger = await signInExhibitor(database);

type Caller = { headers: Record<string, string> };

const get = (path: string, caller: Caller = owner) =>
  call(`exhibitor/catalogs/${path}`, { headers: caller.headers });

const post = (path: string, body: object, caller: Caller = owner, language = 'en') =>
  call(`exhibitor/catalogs/${path}`, {
    method: 'POST',
    headers: {
      ...caller.headers,
      'content-type': 'application/json',
      'accept-language': language,
    },
    body: JSON.stringify(body),
  });

const good = { title: 'Beds', sub_title: 'For wards and homes', catalog_link: '', status: 1 };

async function titlesOf(companyId: number) {
  const { rows } = await database.pool.query(
    'select title from catalogs where company_id = $1 order by id',
    [companyId],
  );
  return rows.map(({ title }) => title);
}

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

  test('in the caller’s language', async () => {
    const { body } = await post('create.php', { ...good, title: '' }, owner, 'ar');
    expect(body.message).toBe('العنوان مطلوب');
  });

  test('marks that turn the direction of text are left out', async () => {
    const { body } = await post('create.php', { ...good, title: 'evil\u202egnp.exe' });
    const item = (await get(`get.php?id=${body.id}`)).body.catalog;
    expect(item.title).toBe('evilgnp.exe');
  });
});

describe('one’s own only', () => {
  test('somebody else’s catalog is not found, and stays', async () => {
    const { id } = await makeCatalog(database, stranger.company.id, { title: 'Theirs' });
    const theirs = await titlesOf(stranger.company.id);
    expect((await get(`get.php?id=${id}`)).body.message).toBe('Catalog not found');
    const update = await post('update.php', { id, ...good });
    expect([update.status, update.body.message]).toEqual([
      404,
      'Catalog not found or has been deleted',
    ]);
    expect((await post('delete.php', { catalog_id: id })).status).toBe(404);
    expect((await post('update-status.php', { catalog_id: id, status: 0 })).status).toBe(404);
    expect(await titlesOf(stranger.company.id)).toEqual(theirs);
  });

  test('a foreign id among one’s own changes nothing foreign', async () => {
    const { id: foreign } = await makeCatalog(database, stranger.company.id, { title: 'Kept' });
    const { id: own } = await makeCatalog(database, owner.company.id);
    const ids = [own, foreign];
    const off = await post('bulk-update-status.php', { catalog_ids: ids, status: 0 });
    expect(off.body.updated_count).toBe(1);
    expect((await get(`get.php?id=${foreign}`, stranger)).body.catalog.status).toBe(1);
    const gone = await post('bulk-delete.php', { catalog_ids: ids });
    expect(gone.body.deleted_count).toBe(1);
    expect(await titlesOf(stranger.company.id)).toContain('Kept');
  });

  test('the own user id and the own company id are both the own exhibitor id', async () => {
    for (const id of [owner.account.id, owner.company.id]) {
      expect((await get(`list.php?exhibitor_id=${id}`)).status).toBe(200);
    }
    const foreign = 900_000_000;
    expect((await get(`list.php?exhibitor_id=${foreign}`)).status).toBe(403);
    expect((await get('list.php', await signInJobSeeker(database))).status).toBe(403);
  });
});

describe('the life of a catalog', () => {
  test('is told in the stated words', async () => {
    const created = await post('create.php', good);
    expect(created.body.message).toBe('Catalog created successfully!');
    expect(created.body.exhibitor_country).toBe('KW');
    const { id } = created.body;
    const updated = await post('update.php', { id, ...good, title: 'Better beds' });
    expect(updated.body.message).toBe('Catalog updated successfully!');
    const toggled = await post('update-status.php', { catalog_id: id, status: 0 });
    expect(toggled.body.message).toBe('Status updated successfully');
    const { catalog } = (await get(`get.php?id=${id}`)).body;
    expect(catalog).toMatchObject({ title: 'Better beds', status: 0, catalog_link: null });
    expect(catalog.created_at).toMatch(/^\d{4}-\d\d-\d\d$/);
    const deleted = await post('delete.php', { catalog_id: id });
    expect(deleted.body.message).toBe('Catalog deleted successfully');
    expect((await get(`get.php?id=${id}`)).status).toBe(404);
  });

  test('several at once', async () => {
    const made = await Promise.all([1, 2].map(() => makeCatalog(database, owner.company.id)));
    const catalog_ids = made.map(({ id }) => id);
    const messages = [
      await post('bulk-update-status.php', { catalog_ids, status: 0 }),
      await post('bulk-update-status.php', { catalog_ids, status: 1 }),
      await post('bulk-delete.php', { catalog_ids }),
    ].map(({ body }) => body.message);
    expect(messages).toEqual([
      '2 catalog(s) deactivated successfully',
      '2 catalog(s) activated successfully',
      '2 catalog(s) deleted successfully',
    ]);
  });
});

describe('the list', async () => {
  const lister = await signInExhibitor(database);
  const { id } = lister.company;
  await makeCatalog(database, id, { title: 'Alpha', subTitle: 'one' });
  await makeCatalog(database, id, { title: 'Beta', subTitle: '100% two', status: 0 });
  await makeCatalog(database, id, { title: 'Gamma', subTitle: 'three' });
  const list = async (query: string) => (await get(`list.php?${query}`, lister)).body;
  const titles = (body: { catalogs: { title: string }[] }) => body.catalogs.map((row) => row.title);

  test('newest first, with its four counters', async () => {
    const body = await list('page=1&limit=1000');
    expect(titles(body)).toEqual(['Gamma', 'Beta', 'Alpha']);
    expect(body).toMatchObject({ total: 3, active: 2, inactive: 1, filtered: 3 });
  });

  test('searched, filtered, sorted and paged', async () => {
    expect(titles(await list('search=beTA'))).toEqual(['Beta']);
    expect(titles(await list('search=100%25'))).toEqual(['Beta']);
    expect(await list('search=100%25')).toMatchObject({ total: 3, filtered: 1 });
    expect(titles(await list('status=0'))).toEqual(['Beta']);
    expect(titles(await list('status='))).toHaveLength(3);
    expect(titles(await list('sort=title&direction=ascending'))).toEqual([
      'Alpha',
      'Beta',
      'Gamma',
    ]);
    expect(titles(await list('sort=title&direction=ascending&limit=2&page=2'))).toEqual(['Gamma']);
    expect((await get('list.php?sort=company_id', lister)).status).toBe(400);
  });
});
