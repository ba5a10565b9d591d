import { describe, expect, test } from 'vitest';
import { poll } from '#platform/database/poll.ts';
import { changeRow, type Facts, makeCatalog, makeCompany } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, fetch, database } = await startTestApp();

type Listed = { catalogs: { id: number; title: string }[] };
const titlesOf = (body: Listed) => body.catalogs.map(({ title }) => title);

const kuwaiti = await makeCompany(database, {
  name: 'Tiryaq',
  nameAr: 'ترياق',
  logo: 'tiryaq.webp',
});
for (let number = 1; number <= 14; number += 1) {
  await makeCatalog(database, kuwaiti.id, {
    title: `Kuwait ${number}`,
    titleAr: `كتالوج ${number}`,
  });
}
const omani = await makeCompany(database, { country: 'OM' });
await makeCatalog(database, omani.id, {
  title: 'Only one',
  subTitle: null,
  link: 'maker.example/a',
});

describe('GET catalogs/catalog-list.php', () => {
  test.each([
    ['country_code=KWT', 'country_code'],
    ['country=1', 'country_code'],
    ['cursor=x', 'cursor'],
    ['cursor=-1', 'cursor'],
    [`search=${'a'.repeat(101)}`, 'search'],
    ['search=a&search=b', 'search'],
  ])('%s is refused and the field is named', async (query, field) => {
    const { status, body } = await call(`catalogs/catalog-list.php?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, errors: [{ field }] });
  });

  test('a first page, newest first, with the stated fields', async () => {
    const { status, body } = await call('catalogs/catalog-list.php?country_code=KW');
    expect(status).toBe(200);
    expect(body.catalogs).toHaveLength(12);
    expect(body.catalogs[0]).toEqual({
      id: expect.any(Number),
      title: 'Kuwait 14',
      pdf: null,
      cover: null,
      sub_title: 'What we sell',
      link: null,
      company_id: kuwaiti.id,
      company_name: 'Tiryaq',
      company_logo: 'tiryaq.webp',
    });
    expect(body).toMatchObject({ success: true, fallback_used: false, message: null });
  });

  test('the cursor shows every catalog once', async () => {
    const first = await call('catalogs/catalog-list.php?country_code=KW');
    const second = await call(
      `catalogs/catalog-list.php?country_code=KW&cursor=${first.body.next_cursor}`,
    );
    const all = [...titlesOf(first.body), ...titlesOf(second.body)];
    expect(new Set(all).size).toBe(14);
    expect(second.body.next_cursor).toBeNull();
  });

  test('a rare country has its own; a link without a scheme becomes https', async () => {
    const { body } = await call('catalogs/catalog-list.php?country_code=OM');
    expect(body.catalogs).toEqual([
      expect.objectContaining({
        title: 'Only one',
        sub_title: null,
        link: 'https://maker.example/a',
      }),
    ]);
  });

  test('a country without catalogs shows Kuwait and says so', async () => {
    const { body } = await call('catalogs/catalog-list.php?country_code=LB');
    expect(body).toMatchObject({
      fallback_used: true,
      country_used: 'KW',
      country_requested: 'LB',
    });
    expect(body.catalogs).toHaveLength(12);
  });

  test('without a country the visitor’s own is used', async () => {
    const { body } = await call('catalogs/catalog-list.php', { headers: { cookie: 'country=OM' } });
    expect(body.country_used).toBe('OM');
  });

  test('titles come in the language of the caller', async () => {
    const { body } = await call('catalogs/catalog-list.php?country_code=KW', {
      headers: { 'accept-language': 'ar' },
    });
    expect(body.catalogs[0]).toMatchObject({ title: 'كتالوج 14', company_name: 'ترياق' });
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x'])(
    'a stored link %s never leaves',
    async (link) => {
      const company = await makeCompany(database, { country: 'JO' });
      await makeCatalog(database, company.id, { link });
      const { body } = await call('catalogs/catalog-list.php?country_code=JO');
      expect(body.catalogs[0].link).toBeNull();
    },
  );
});

describe('searching catalogs', () => {
  const found = async (country: string, search: string) => {
    const query = new URLSearchParams({ country_code: country, search });
    return titlesOf((await call(`catalogs/catalog-list.php?${query}`)).body);
  };

  test('finds words in either language, whatever their case, marks and digits', async () => {
    const company = await makeCompany(database, { country: 'SA' });
    await makeCatalog(database, company.id, {
      title: 'Ultrasound Range 2026',
      titleAr: 'أجهزة الموجات فوق الصوتيّة ٢٠٢٦',
    });
    await makeCatalog(database, company.id, { title: 'Beds', subTitle: 'For every ward' });
    expect(await found('SA', 'ULTRA')).toEqual(['Ultrasound Range 2026']);
    expect(await found('SA', 'اجهزة الموجات')).toEqual(['Ultrasound Range 2026']);
    expect(await found('SA', 'صوتيه 2026')).toEqual(['Ultrasound Range 2026']);
    expect(await found('SA', 'ward')).toEqual(['Beds']);
  });

  test('signs that mean something to the database are words like others', async () => {
    expect(await found('KW', '%')).toEqual([]);
    expect(await found('KW', '_')).toEqual([]);
    expect(await found('KW', "'")).toEqual([]);
    expect(await found('KW', '\\')).toEqual([]);
  });

  test('nothing found is said in the stated words', async () => {
    const { body } = await call('catalogs/catalog-list.php?country_code=KW&search=zzzz');
    expect(body).toMatchObject({ catalogs: [], message: 'No Catalogs Found' });
  });
});

describe('what is shown follows the catalog and its company', () => {
  const listed = async () =>
    (await call('catalogs/catalog-list.php?country_code=BH')).body.country_used === 'BH';

  test('an inactive catalog, a suspended company, a company that moves', async () => {
    const company = await makeCompany(database, { country: 'BH' });
    const catalog = await makeCatalog(database, company.id);
    const changeCompany = (facts: Facts) => changeRow(database, 'companies', company.id, facts);
    const changeStatus = (status: number) =>
      changeRow(database, 'catalogs', catalog.id, { status });

    expect(await listed()).toBe(true);
    await changeStatus(0);
    expect(await listed()).toBe(false);
    await changeStatus(1);
    await changeCompany({ status: 3 });
    expect(await listed()).toBe(false);
    await changeCompany({ status: 1, country: 'QA' });
    expect(await listed()).toBe(false);
    await changeCompany({ country: 'BH' });
    expect(await listed()).toBe(true);
  });

  test('a catalog added while its company is being suspended does not stay behind', async () => {
    const company = await makeCompany(database, { country: 'EG' });
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query('update companies set status = 3 where id = $1', [company.id]);
    const adding = makeCatalog(database, company.id);
    const isWaiting = async () => {
      const waiting = await database.pool.query('select from pg_locks where not granted');
      return waiting.rowCount ? true : undefined;
    };
    expect(await poll(isWaiting, { timeoutMs: 5_000 })).toBe(true);
    await client.query('commit');
    client.release();
    await adding;
    const { body } = await call('catalogs/catalog-list.php?country_code=EG');
    expect(body.country_used).toBe('KW');
  });
});

describe('GET catalogs/company-catalogs.php', () => {
  test.each(['', '?id=x', '?id=0', '?id=1&cursor=x'])('"%s" is refused', async (query) => {
    expect((await call(`catalogs/company-catalogs.php${query}`)).status).toBe(400);
  });

  test('an unknown or unlisted company is not found', async () => {
    const hidden = await makeCompany(database, { status: 3 });
    for (const id of [999_999, hidden.id]) {
      const { status, body } = await call(`catalogs/company-catalogs.php?id=${id}`);
      expect(status).toBe(404);
      expect(body.message).toBe('Company not found');
    }
  });

  test('its own catalogs and no others', async () => {
    const { body } = await call(`catalogs/company-catalogs.php?id=${omani.id}`);
    expect(titlesOf(body)).toEqual(['Only one']);
  });
});

describe('/catalogs', () => {
  test('shows the cards, with what cannot be opened marked so', async () => {
    const html = await (await fetch('/catalogs?country_code=OM')).text();
    expect(html).toContain('Only one');
    expect(html).toContain('href="https://maker.example/a"');
    expect(html).toContain('View Catalog');
    const kuwait = await (await fetch('/ar/catalogs')).text();
    expect(kuwait).toContain('غير متاح');
  });

  test('says what to do when nothing is found', async () => {
    const html = await (await fetch('/catalogs?search=zzzz')).text();
    for (const words of ['No Catalogs Found', 'Try Kuwait', 'Refresh'])
      expect(html).toContain(words);
  });

  test('a strange country in the address is no reason to fail', async () => {
    expect((await fetch('/catalogs?country_code=%3Cx')).status).toBe(200);
  });
});
