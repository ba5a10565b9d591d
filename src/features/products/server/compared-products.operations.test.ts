import { describe, expect, test } from 'vitest';
import { makeCompany, makeProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, fetch, database } = await startTestApp();

const wadaq = await makeCompany(database, { name: 'Wadaq' });
const saruq = await makeCompany(database, { name: 'Saruq' });
const nilora = await makeCompany(database, { name: 'Nilora', country: 'EG' });

const lamp = await makeProduct(database, {
  companyId: wadaq.id,
  itemName: 'Lamp',
  itemCategory: 'Lamps',
  manufacturer: 'Nur',
});
const bed = await makeProduct(database, { companyId: wadaq.id, itemName: 'Bed' });
const second = await makeProduct(database, {
  companyId: wadaq.id,
  itemName: 'Second lamp',
  itemCategory: 'lamps',
});
const other = await makeProduct(database, {
  companyId: saruq.id,
  itemName: 'Lamp of Saruq',
  itemCategory: 'Lamps',
  manufacturer: 'Daw',
});
await makeProduct(database, { companyId: nilora.id, itemName: 'Far lamp', itemCategory: 'Lamps' });
const hidden = await makeProduct(database, {
  companyId: saruq.id,
  itemName: 'Hidden lamp',
  itemCategory: 'Lamps',
  status: 0,
});
const pills = await makeProduct(database, {
  companyId: wadaq.id,
  itemName: 'Hadimol',
  itemGenericName: 'Paracetamol',
  packageSize: '24 tablets',
  priceMinor: 710,
  currency: 'KWD',
});

type Answer = { products: { item_name: string }[] };
const namesOf = (products: Answer['products']) => products.map(({ item_name }) => item_name);

describe('GET products/related-products.php', () => {
  test.each(['', '?id=', '?id=x', '?id=0'])('"%s" is refused', async (query) => {
    expect((await call(`products/related-products.php${query}`)).status).toBe(400);
  });

  test.each([999_999, hidden.id])('nothing is like product %d', async (id) => {
    const { body } = await call(`products/related-products.php?id=${id}`);
    expect(body).toMatchObject({ related: [], of_company: [] });
  });

  test('like it are those of its category and country, and its company’s own', async () => {
    const { body } = await call(`products/related-products.php?id=${lamp.id}`);
    expect(namesOf(body.related)).toEqual(['Lamp of Saruq']);
    expect(namesOf(body.of_company)).toEqual(['Second lamp', 'Hadimol', 'Bed']);
  });

  test('one without a category is like none', async () => {
    const { body } = await call(`products/related-products.php?id=${bed.id}`);
    expect(body.related).toEqual([]);
  });
});

describe('GET products/compare-products.php', () => {
  test.each(['', '?ids=', '?ids=1,', '?ids=1,2,3,4,5', '?ids=a', '?ids=-1', '?ids=1;2'])(
    '"%s" is refused',
    async (query) => {
      const { status, body } = await call(`products/compare-products.php${query}`);
      expect(status).toBe(400);
      expect(body.errors).toEqual([expect.objectContaining({ field: 'ids' })]);
    },
  );

  test('in the order asked for, each once, without those that are not listed', async () => {
    const ids = [other.id, hidden.id, lamp.id, other.id].join(',');
    const { body } = await call(`products/compare-products.php?ids=${ids}`);
    expect(namesOf(body.products)).toEqual(['Lamp of Saruq', 'Lamp']);
    expect(body.products[1]).toMatchObject({ company_name: 'Wadaq', country_name: 'Kuwait' });
  });

  test('the price of one is told of medicines only', async () => {
    const { body } = await call(`products/compare-products.php?ids=${pills.id},${lamp.id}`);
    expect(body.products[0].unit_price).toEqual({ price: '0.030', currency: 'KWD', unit: 'piece' });
    expect(body.products[1].unit_price).toBeNull();
  });
});

describe('/compare', () => {
  const page = async (query: string) => {
    const response = await fetch(`/compare${query}`);
    return { status: response.status, html: await response.text() };
  };

  test.each(['', '?ids=', '?ids=zero', `?ids=${hidden.id}`])(
    '"%s" says what to do',
    async (query) => {
      const { status, html } = await page(query);
      expect(status).toBe(200);
      expect(html).toContain('Nothing to compare yet');
    },
  );

  test('its address shows the same to whoever it is sent to, without script', async () => {
    const { html } = await page(`?ids=${lamp.id},${other.id}`);
    for (const words of ['Lamp of Saruq', 'Manufacturer', 'Nur', 'Daw', 'Differs']) {
      expect(html).toContain(words);
    }
    expect(html).toContain(`href="/compare?ids=${other.id}"`);
    expect(html).toContain('noindex');
  });
});

test('the page of a product names it in its crumbs and leads on', async () => {
  const html = await (await fetch(`/product/${lamp.id}`)).text();
  expect(html).toMatch(/aria-current="page"[^>]*>Lamp</);
  expect(html).toContain('Similar products');
  expect(html).toContain(`href="/product/${second.id}"`);
});
