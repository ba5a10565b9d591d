import { describe, expect, test } from 'vitest';
import { makeCompany, makeProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { fetch, database } = await startTestApp({ APP_URL: 'https://portal.example' });

const company = await makeCompany(database, { name: 'Wadaq', nameAr: 'ودق' });
const priced = await makeProduct(database, {
  companyId: company.id,
  itemName: 'Hadimol </script> 500',
  itemNameAr: 'هاديمول',
  itemCode: 'W-1',
  itemGenericName: 'Paracetamol',
  itemGenericNameAr: 'باراسيتامول',
  brandName: 'Hadimol',
  itemDescription: 'Eases pain.',
  priceMinor: 710,
  currency: 'KWD',
  image1: 'tablets.webp',
});
const unpriced = await makeProduct(database, { companyId: company.id, itemName: 'Unpriced' });

async function read(path: string) {
  const response = await fetch(path);
  return { status: response.status, html: await response.text() };
}

type Data = Record<string, unknown>;

function structuredData(html: string): Data[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  return [...scripts].map(([, json = '']) => JSON.parse(json));
}

describe('the page of a product', () => {
  test.each(['/product/999999', '/product/abc', '/ar/product/0'])(
    '%s answers 404',
    async (path) => {
      const { status, html } = await read(path);
      expect(status).toBe(404);
      expect(html).toContain('noindex');
    },
  );

  test('offers a drawing to nobody who shows the picture of a link', async () => {
    const drawn = await makeProduct(database, { companyId: company.id, image1: 'tablets.svg' });
    const { html } = await read(`/product/${drawn.id}`);
    expect(html).toContain('src="/Upload/products/tablets.svg"');
    expect(html).toContain('property="og:image" content="https://portal.example/share.png"');
  });

  test('comes from the server with its facts for search engines', async () => {
    const { status, html } = await read(`/product/${priced.id}`);
    expect(status).toBe(200);
    expect(html).toContain('Eases pain.');
    expect(html).toContain('content="https://portal.example/Upload/products/tablets.webp"');
    const address = `https://portal.example/product/${priced.id}`;
    const [product, crumbs] = structuredData(html);
    expect(product).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Hadimol </script> 500',
      url: address,
      description: 'Eases pain.',
      sku: 'W-1',
      brand: { '@type': 'Brand', name: 'Hadimol' },
      image: 'https://portal.example/Upload/products/tablets.webp',
      offers: {
        '@type': 'Offer',
        url: address,
        price: '0.710',
        priceCurrency: 'KWD',
        seller: { '@type': 'Organization', name: 'Wadaq' },
      },
    });
    expect(crumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Products', item: 'https://portal.example/products' },
        { position: 2, item: address },
      ],
    });
  });

  test('has no offer where there is no price', async () => {
    const { html } = await read(`/product/${unpriced.id}`);
    expect(structuredData(html)[0]).not.toHaveProperty('offers');
  });
});

describe('the list and the company’s tabs', () => {
  test('come from the server with the products, filtered as the address says', async () => {
    const all = await read('/products');
    expect(all.html).toContain('Unpriced');
    const found = await read('/products?search=hadimol');
    expect(found.html).toContain('Hadimol');
    expect(found.html).not.toContain('Unpriced');
  });

  test('nothing found says so in the stated words', async () => {
    const { html } = await read('/products?search=zzzz');
    expect(html).toContain('No products match your search');
  });

  test('a tab with products shows them, one without is coming soon', async () => {
    const tab = await read(`/company/${company.id}?tab=products`);
    expect(tab.html).toContain('Unpriced');
    expect(tab.html).not.toContain('coming soon');
    const brands = await read(`/company/${company.id}?tab=brands`);
    expect(brands.html).toContain('1 product');
    const other = await makeCompany(database);
    for (const name of ['products', 'brands']) {
      const { html } = await read(`/company/${other.id}?tab=${name}`);
      expect(html).toContain('coming soon');
    }
  });
});

describe('the medicines index', () => {
  test('comes from the server, in both languages', async () => {
    expect((await read('/rx')).html).toContain('Paracetamol');
    expect((await read('/ar/rx')).html).toContain('باراسيتامول');
  });

  test('a generic has a page with its brands', async () => {
    const { status, html } = await read('/rx/paracetamol');
    expect(status).toBe(200);
    expect(html).toContain('KWD 0.710');
    expect(structuredData(html)[0]).toMatchObject({ '@type': 'BreadcrumbList' });
  });

  test.each(['/rx/nothing', '/rx/a%20b', '/ar/rx/nothing'])('%s answers 404', async (path) => {
    const { status, html } = await read(path);
    expect(status).toBe(404);
    expect(html).toContain('noindex');
  });
});

test('the sitemaps hold products and generics, each once', async () => {
  const second = await makeProduct(database, {
    companyId: company.id,
    itemGenericName: 'Paracetamol',
  });
  const products = await read('/sitemaps/products-1.xml');
  expect(products.html).toContain(`<loc>https://portal.example/ar/product/${second.id}</loc>`);
  const { html } = await read('/sitemaps/medicines-1.xml');
  expect(html.match(/<loc>https:\/\/portal\.example\/rx\/paracetamol<\/loc>/g)).toHaveLength(1);
});

test('without any product the list says so in the stated words', async () => {
  await database.pool.query('delete from products');
  const { html } = await read('/products');
  expect(html).toContain('No products available from verified exhibitors');
  expect((await read('/rx')).html).toContain('No medicines are listed yet');
});
