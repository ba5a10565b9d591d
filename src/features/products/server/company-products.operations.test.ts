import { describe, expect, test } from 'vitest';
import { insertRows } from '#platform/database/insert-rows.ts';
import { makeCompany, makeProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, database } = await startTestApp();

const maker = await makeCompany(database, { name: 'Maker' });
const add = (itemName: string, brandName: string | null, status = 1) =>
  makeProduct(database, { companyId: maker.id, itemName, brandName, status });
await add('First', 'Beta');
await add('Second', 'Alpha');
await add('Third', 'Beta');
await add('Unbranded', null);
await add('Hidden', 'Gamma', 0);
const other = await makeCompany(database, { name: 'Other' });
await makeProduct(database, { companyId: other.id, itemName: 'Foreign', brandName: 'Beta' });
const suspended = await makeCompany(database, { status: 3 });
await makeProduct(database, { companyId: suspended.id, brandName: 'Delta' });

type Answer = { products: { item_name: string }[] };
const namesOf = ({ products }: Answer) => products.map(({ item_name }) => item_name);

describe('GET products/company-products.php', () => {
  test.each([
    ['', 'id'],
    ['id=x', 'id'],
    [`id=${maker.id}&limit=51`, 'limit'],
    [`id=${maker.id}&cursor=a`, 'cursor'],
    [`id=${maker.id}&brand=a/b`, 'brand'],
  ])('"%s" is refused and the field is named', async (query, field) => {
    const { status, body } = await call(`products/company-products.php?${query}`);
    expect(status).toBe(400);
    expect(body.errors).toEqual([expect.objectContaining({ field })]);
  });

  test('active products of that company only, newest first, in pages', async () => {
    const first = await call(`products/company-products.php?id=${maker.id}&limit=3`);
    expect(namesOf(first.body)).toEqual(['Unbranded', 'Third', 'Second']);
    const second = await call(
      `products/company-products.php?id=${maker.id}&limit=3&cursor=${first.body.next_cursor}`,
    );
    expect(namesOf(second.body)).toEqual(['First']);
    expect(second.body.next_cursor).toBeNull();
  });

  test('of one brand', async () => {
    const { body } = await call(`products/company-products.php?id=${maker.id}&brand=beta`);
    expect(namesOf(body)).toEqual(['Third', 'First']);
  });

  test('nothing of a company that is not listed, nor of one that does not exist', async () => {
    for (const id of [suspended.id, 999_999]) {
      const { status, body } = await call(`products/company-products.php?id=${id}`);
      expect(status).toBe(200);
      expect(body.products).toEqual([]);
    }
  });
});

describe('GET products/company-brands.php', () => {
  test.each([
    ['', 'id'],
    [`id=${maker.id}&limit=101`, 'limit'],
    [`id=${maker.id}&cursor=a%20b`, 'cursor'],
  ])('"%s" is refused and the field is named', async (query, field) => {
    const { status, body } = await call(`products/company-brands.php?${query}`);
    expect(status).toBe(400);
    expect(body.errors).toEqual([expect.objectContaining({ field })]);
  });

  test('brands in the order of their names, with their products counted', async () => {
    const { body } = await call(`products/company-brands.php?id=${maker.id}`);
    expect(body.brands).toEqual([
      { slug: 'alpha', name: 'Alpha', products: 1, logo_path: null, link: null },
      { slug: 'beta', name: 'Beta', products: 2, logo_path: null, link: null },
    ]);
    expect(body.next_cursor).toBeNull();
  });

  test('in pages', async () => {
    const first = await call(`products/company-brands.php?id=${maker.id}&limit=1`);
    expect(first.body).toMatchObject({ brands: [{ slug: 'alpha' }], next_cursor: 'alpha' });
    const second = await call(`products/company-brands.php?id=${maker.id}&limit=1&cursor=alpha`);
    expect(second.body).toMatchObject({ brands: [{ slug: 'beta' }], next_cursor: null });
  });

  test('none of a company that is not listed', async () => {
    const { body } = await call(`products/company-brands.php?id=${suspended.id}`);
    expect(body.brands).toEqual([]);
  });

  test('with the logo and the name the company gave them, also those without products', async () => {
    const company = await makeCompany(database);
    await makeProduct(database, { companyId: company.id, brandName: 'Nabd' });
    const own = (name: string, facts: object = {}) =>
      insertRows(database.pool, 'brands', { companyId: company.id, name, ...facts });
    await own('NABD', { logo: 'nabd.webp' });
    await own('Basma', { link: 'https://basma.example/' });
    await own('Hidden', { status: 0 });
    const { body } = await call(`products/company-brands.php?id=${company.id}`);
    expect(body.brands).toEqual([
      {
        slug: 'basma',
        name: 'Basma',
        products: 0,
        logo_path: null,
        link: 'https://basma.example/',
      },
      {
        slug: 'nabd',
        name: 'NABD',
        products: 1,
        logo_path: '/Upload/brands/nabd.webp',
        link: null,
      },
    ]);
    const first = await call(`products/company-brands.php?id=${company.id}&limit=1`);
    expect(first.body).toMatchObject({ brands: [{ slug: 'basma' }], next_cursor: 'basma' });
    const second = await call(`products/company-brands.php?id=${company.id}&limit=1&cursor=basma`);
    expect(second.body).toMatchObject({ brands: [{ slug: 'nabd' }], next_cursor: null });
  });
});
