import { describe, expect, test } from 'vitest';
import { insertRows } from '#platform/database/insert-rows.ts';
import {
  dayFromToday,
  givePlan,
  makeCatalog,
  makeCompany,
  makeEvent,
  makeJob,
  makeProduct,
} from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, fetch, database } = await startTestApp({ APP_URL: 'https://mai.example' });
const { pool } = database;

const depth = {
  city: 'Salmiya',
  cityAr: 'السالمية',
  foundedYear: 2004,
  staff: '51-200',
  spokenLanguages: 'ar,en',
  openingHours: 'Su-Th 08:00-17:00; Sa 09:00-13:00',
  certificates: 'ISO 13485:2016\nZefirine mark',
  whatsapp: '96550001234',
  coordinates: '29.333900,48.076100',
  socialLinks: 'javascript:alert(1)\nlinkedin.example/tiryaq',
  website: 'https://tiryaq.example',
  aboutOffer: 'Beds <b>and</b> pumps',
  aboutOfferAr: 'أسرّة ومضخات',
  aboutSupport: 'Quoriline training',
  cover: 'cover.webp',
  videoLink: 'https://vimeo.com/1',
};

const detail = async (id: number, language = 'en') =>
  (
    await call(`companies/company-detail.php?id=${id}`, {
      headers: { 'accept-language': language },
    })
  ).body.company;

async function makeGallery(companyId: number, count: number) {
  const pictures = Array.from({ length: count }, (_, position) => ({
    companyId,
    title: `Room ${position}`,
    picture: `room-${position}.webp`,
    position,
  }));
  const hidden = { companyId, title: 'Hidden', picture: 'hidden.webp', status: 0, position: 0 };
  await insertRows(pool, 'company_pictures', [...pictures, hidden]);
}

describe('what a company is decided by', () => {
  test('nothing known is nothing told', async () => {
    const { id } = await makeCompany(database);
    expect(await detail(id)).toMatchObject({
      city: null,
      founded: null,
      staff: null,
      languages: [],
      opening_hours: null,
      certificates: [],
      whatsapp: null,
      coordinates: null,
      social_links: [],
      sections: [],
      cover_path: null,
      video: null,
      gallery: [],
    });
  });

  test('is told in the language of the reader, links only where they can be followed', async () => {
    const { id } = await makeCompany(database, depth);
    expect(await detail(id)).toMatchObject({
      city: 'Salmiya',
      founded: 2004,
      staff: '51-200',
      languages: ['Arabic', 'English'],
      opening_hours: depth.openingHours,
      certificates: ['ISO 13485:2016', 'Zefirine mark'],
      social_links: ['https://linkedin.example/tiryaq'],
      sections: [
        { name: 'offer', text: depth.aboutOffer },
        { name: 'support', text: depth.aboutSupport },
      ],
    });
    const arabic = await detail(id, 'ar');
    expect(arabic).toMatchObject({ city: 'السالمية', languages: ['العربية', 'الإنجليزية'] });
    expect(arabic.sections[0].text).toBe('أسرّة ومضخات');
  });

  test('stands on the page, with its way to the maps, and in the data for search engines', async () => {
    const { id } = await makeCompany(database, depth);
    const html = await (await fetch(`/company/${id}`)).text();
    expect(html).toContain('https://wa.me/96550001234');
    expect(html).toContain('query=29.3339,48.0761');
    expect(html).toContain('Beds &lt;b&gt;and&lt;/b&gt; pumps');
    expect(html).not.toContain('javascript:alert');
    const [block = ''] = html.match(/<script type="application\/ld\+json">.*?<\/script>/g) ?? [];
    const data = JSON.parse(block.replace(/<[^<>]{0,60}>/g, ''));
    expect(data).toMatchObject({
      foundingDate: '2004',
      numberOfEmployees: { minValue: 51, maxValue: 200 },
      knowsLanguage: ['Arabic', 'English'],
      sameAs: ['https://tiryaq.example/', 'https://linkedin.example/tiryaq'],
      address: { addressLocality: 'Salmiya' },
      location: { geo: { latitude: 29.3339, longitude: 48.0761 } },
    });
    expect(data.hasCertification).toHaveLength(2);
    expect(data.location.openingHoursSpecification[1]).toMatchObject({
      dayOfWeek: ['Saturday'],
      opens: '09:00',
      closes: '13:00',
    });
  });

  test('is found by its certificates and sections, and no longer once they are gone', async () => {
    const { id } = await makeCompany(database, { ...depth, name: 'Index of Depth' });
    const found = async (q: string) =>
      (await call(`search/search.php?${new URLSearchParams({ q })}`)).body.results.map(
        ({ title }: { title: string }) => title,
      );
    expect(await found('zefirine')).toContain('Index of Depth');
    expect(await found('quoriline')).toContain('Index of Depth');
    await pool.query('update companies set certificates = null where id = $1', [id]);
    expect(await found('zefirine')).not.toContain('Index of Depth');
  });
});

describe('what a plan shows', () => {
  test.each([
    [undefined, 0],
    [2, 6],
    [3, 12],
  ])('plan %s: cover and film with %s pictures', async (plan, pictures) => {
    const { id } = await makeCompany(database, depth);
    await makeGallery(id, 14);
    if (plan) await givePlan(database, id, plan);
    const company = await detail(id);
    expect(company.gallery).toHaveLength(pictures);
    expect(company.cover_path).toBe(plan ? '/Upload/companies/cover.webp' : null);
    expect(company.video).toEqual(plan ? { href: 'https://vimeo.com/1', host: 'Vimeo' } : null);
    if (plan) {
      expect(company.gallery[0]).toMatchObject({ path: '/Upload/gallery/room-0.webp' });
    }
  });

  test.each([
    [undefined, []],
    [2, ['Old 3', 'Old 2', 'Old 1', 'Old 0']],
  ])('plan %s: featured products lead', async (plan, leading) => {
    const { id } = await makeCompany(database, { type: 1 });
    for (const number of [0, 1, 2, 3, 4, 5].slice(0, 4)) {
      await makeProduct(database, { companyId: id, itemName: `Old ${number}`, featured: 1 });
    }
    for (const number of [0, 1, 2, 3]) {
      await makeProduct(database, { companyId: id, itemName: `New ${number}` });
    }
    if (plan) await givePlan(database, id, plan);
    const { body } = await call(`products/company-top-products.php?id=${id}`);
    const names = body.products.map(({ item_name }: { item_name: string }) => item_name);
    expect(names).toHaveLength(4);
    expect(names.slice(0, leading.length)).toEqual(leading);
    if (!plan) expect(names).toEqual(['New 3', 'New 2', 'New 1', 'New 0']);
  });

  test('goes first on a page of the list, the best first', async () => {
    for (const plan of [undefined, 2, undefined, 3, 2]) {
      const { id } = await makeCompany(database, { country: 'JO' });
      if (plan) await givePlan(database, id, plan);
    }
    const { body } = await call('companies/companies.php?country=JO');
    expect(body.companies.map(({ visibility }: { visibility: string }) => visibility)).toEqual([
      'premium_plus',
      'premium',
      'premium',
      'basic',
      'basic',
    ]);
  });
});

describe('the numbers beside the tabs', () => {
  test.each(['', '?id=x', '?id=0'])('"%s" is refused', async (query) => {
    expect((await call(`companies/company-counts.php${query}`)).status).toBe(400);
  });

  test('a company that is not listed has none', async () => {
    const { id } = await makeCompany(database, { status: 3 });
    const { status, body } = await call(`companies/company-counts.php?id=${id}`);
    expect([status, body.message]).toEqual([404, 'Company not found']);
  });

  test('count what visitors would see behind them', async () => {
    const { id } = await makeCompany(database, { type: 1 });
    await makeProduct(database, { companyId: id, brandName: 'Nabd' });
    await makeProduct(database, { companyId: id, brandName: 'Nabd', status: 0 });
    await makeCatalog(database, id);
    await makeEvent(database, id);
    await makeEvent(database, id, { startDate: dayFromToday(-9), expiryDate: dayFromToday(-1) });
    await makeJob(database, id);
    await insertRows(pool, 'branches', [
      { companyId: id, name: 'Open' },
      { companyId: id, name: 'Closed', status: 0 },
    ]);
    const { body } = await call(`companies/company-counts.php?id=${id}`);
    expect(body.counts).toEqual({
      products: 1,
      catalogs: 1,
      brands: 1,
      branches: 1,
      department: 0,
      events: 1,
      jobs: 1,
    });
  });

  test('services stand where others have products', async () => {
    const { id } = await makeCompany(database, { type: 5 });
    await insertRows(pool, 'services', [
      { companyId: id, name: 'Calibration' },
      { companyId: id, name: 'Training' },
    ]);
    const { body } = await call(`companies/company-counts.php?id=${id}`);
    expect(body.counts.products).toBe(2);
  });
});
