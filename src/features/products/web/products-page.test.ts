import { expect, test } from 'vitest';
import { makeCompany, makeProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { fetch, database } = await startTestApp({ APP_URL: 'https://portal.example' });

const page = async (path: string, cookie = '') =>
  (await fetch(path, { headers: { cookie } })).text();

const toKuwait = /<a [^>]*href="\/products\?country=KW"[^>]*>Products in Kuwait</;

test('an empty list leads to no other one', async () => {
  expect(await page('/products')).not.toMatch(toKuwait);
});

test('whoever is shown another country than the page names is led to that one', async () => {
  for (const country of ['IN', 'KW']) {
    const company = await makeCompany(database, { name: `Maker ${country}`, country });
    await makeProduct(database, { companyId: company.id, itemName: `From ${country}` });
  }
  const html = await page('/products');
  expect(html).toContain('Products in India</h1>');
  expect(html).toMatch(toKuwait);
  const arabic = await page('/ar/products');
  expect(arabic).toMatch(/<a [^>]*href="\/ar\/products\?country=KW"[^>]*>المنتجات في الكويت</);
});

test('nobody is led to where they are', async () => {
  expect(await page('/products?country=KW')).not.toMatch(toKuwait);
  expect(await page('/products', 'country=KW')).not.toMatch(toKuwait);
});
