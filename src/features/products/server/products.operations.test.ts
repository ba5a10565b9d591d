import { describe, expect, test } from 'vitest';
import { makeCompany, makeProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, database } = await startTestApp();

type Named = { item_name: string };
const namesOf = (body: { products: Named[] }) => body.products.map(({ item_name }) => item_name);
const list = (query: string, headers = {}) =>
  call(`products/get-products.php?${query}`, { headers });

const kuwait = await makeCompany(database, { name: 'Wasl Trading', nameAr: 'وصل للتجارة' });
for (let number = 1; number <= 14; number += 1) {
  await makeProduct(database, { companyId: kuwait.id, itemName: `Kuwait ${number}` });
}
const india = await makeCompany(database, { name: 'Indian maker', country: 'IN' });
await makeProduct(database, { companyId: india.id, itemName: 'From India' });
const oman = await makeCompany(database, { name: 'Omani house', country: 'OM' });
const full = await makeProduct(database, {
  companyId: oman.id,
  itemName: 'Hadimol 500 mg tablets',
  itemNameAr: 'هاديمول أقراص 500 ملغ',
  itemCode: 'MPI-1001',
  itemCategory: 'Pain and fever',
  itemCategoryAr: 'الألم والحمى',
  itemGenericCode: 'N02BE01',
  itemGenericName: 'Paracetamol',
  itemGenericNameAr: 'باراسيتامول',
  brandName: 'Hadimol',
  brandNameAr: 'هاديمول',
  itemStrength: '500 mg',
  dosageForm: 'Tablets',
  priceMinor: 710,
  currency: 'OMR',
  image1: 'tablets.webp',
});
const qatar = await makeCompany(database, { country: 'QA', status: 3 });
await makeProduct(database, { companyId: qatar.id, itemName: 'Of a suspended company' });

const statedFields = [
  ...['product_id', 'item_name', 'item_code', 'item_category', 'item_generic_code'],
  ...['item_generic_name', 'brand_name', 'item_description', 'item_characteristics'],
  ...['item_ingredients', 'item_strength', 'dosage_form', 'package_size', 'avg_retail_price'],
  ...['currency', 'dispense_mode', 'precaution', 'pil_summary', 'notes', 'remarks'],
  ...['company_name', 'has_images', 'product_images'],
];

describe('GET products/get-products.php', () => {
  test.each([
    ['limit=0', 'limit'],
    ['limit=51', 'limit'],
    ['limit=ten', 'limit'],
    ['country=KWT', 'country'],
    ['cursor=x', 'cursor'],
    ['cursor=-5', 'cursor'],
    ['category=a%20b', 'category'],
    ['category=', 'category'],
    [`search=${'x'.repeat(101)}`, 'search'],
    ['search=a&search=b', 'search'],
  ])('%s is refused and the field is named', async (query, field) => {
    const { status, body } = await list(query);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, code: 'invalid_input', errors: [{ field }] });
  });

  test('twelve products by default, newest first, with every stated field', async () => {
    const { status, body } = await list('country=KW');
    expect(status).toBe(200);
    expect(namesOf(body).slice(0, 2)).toEqual(['Kuwait 14', 'Kuwait 13']);
    expect(body.products).toHaveLength(12);
    expect(Object.keys(body.products[0]).sort()).toEqual(
      [...statedFields, 'company_id', 'added_on'].sort(),
    );
    expect(body).toMatchObject({
      success: true,
      message: null,
      country_used: 'KW',
      country_requested: 'KW',
      fallback_used: false,
    });
  });

  test('paging by cursor shows every product once', async () => {
    const first = await list('country=KW&limit=5');
    const second = await list(`country=KW&limit=5&cursor=${first.body.next_cursor}`);
    const third = await list(`country=KW&limit=5&cursor=${second.body.next_cursor}`);
    const all = [first, second, third].flatMap(({ body }) => namesOf(body));
    expect(new Set(all).size).toBe(14);
    expect(all).toHaveLength(14);
    expect(third.body.next_cursor).toBeNull();
  });

  test('the price is a decimal in the digits of its currency; pictures are said', async () => {
    const { body } = await list('country=OM');
    expect(body.products[0]).toMatchObject({
      product_id: full.id,
      avg_retail_price: '0.710',
      currency: 'OMR',
      has_images: true,
      product_images: ['tablets.webp'],
      company_name: 'Omani house',
    });
    const plain = await list('country=KW&limit=1');
    expect(plain.body.products[0]).toMatchObject({
      avg_retail_price: null,
      has_images: false,
      product_images: [],
    });
  });

  test('a visitor whose country is not known begins with India; one from Kuwait does not', async () => {
    const unknown = await list('');
    expect(unknown.body).toMatchObject({ country_requested: 'IN', fallback_used: false });
    const known = await list('', { cookie: 'country=KW' });
    expect(known.body).toMatchObject({ country_requested: 'KW', fallback_used: false });
    // Both answers are cached, each for its own visitors.
    expect((await list('')).body.country_used).toBe('IN');
    expect((await list('', { cookie: 'country=KW' })).body.country_used).toBe('KW');
  });

  test('a country without products shows India, not Kuwait, and says so', async () => {
    const { body } = await list('country=QA');
    expect(namesOf(body)).toEqual(['From India']);
    expect(body).toMatchObject({
      country_requested: 'QA',
      country_used: 'IN',
      country_used_name: 'India',
      fallback_used: true,
    });
  });

  test('a search without results stays in the country and says what happened', async () => {
    const { body } = await list('country=OM&search=nothing');
    expect(body).toMatchObject({
      products: [],
      message: 'No products match your search',
      country_used: 'OM',
      fallback_used: false,
    });
  });

  test.each([
    ['hadi', 'the beginning of a brand'],
    ['PARACET 500', 'generic and strength, in any case'],
    ['mpi-1001', 'the code'],
    ['omani', 'the company'],
    ['هاديمول', 'an Arabic name'],
    ['الباراسيتامول', 'an Arabic word with its article'],
    ['٥٠٠', 'Arabic-Indic digits'],
    ['n02be', 'the generic code'],
    ["o'x omani", 'no result: every word must match', 0],
    ['adimol', 'a slip of the fingers'],
    ['%', 'no result: no word in it', 0],
  ])('search "%s": %s', async (words, _what, found = 1) => {
    const { status, body } = await list(`country=OM&search=${encodeURIComponent(words)}`);
    expect(status).toBe(200);
    expect(body.products).toHaveLength(found);
  });

  test('by category, alone and with a search', async () => {
    const found = await list('country=OM&category=pain-and-fever');
    expect(found.body.products).toHaveLength(1);
    const both = await list('country=OM&category=pain-and-fever&search=hadimol');
    expect(both.body.products).toHaveLength(1);
    const none = await list('country=OM&category=dental&search=hadimol');
    expect(none.body.products).toHaveLength(0);
  });

  test('in Arabic where there is Arabic, as it is where there is none', async () => {
    const headers = { 'accept-language': 'ar' };
    const { body } = await call('products/get-products.php?country=OM', { headers });
    expect(body.products[0]).toMatchObject({
      item_name: 'هاديمول أقراص 500 ملغ',
      item_category: 'الألم والحمى',
      item_strength: '500 mg',
      dosage_form: 'Tablets',
    });
    const kuwaiti = await call('products/get-products.php?country=KW&limit=1', { headers });
    expect(kuwaiti.body.products[0].company_name).toBe('وصل للتجارة');
  });
});

describe('what is not public', () => {
  test('inactive products and those of companies not listed are shown nowhere', async () => {
    const company = await makeCompany(database, { country: 'LB' });
    const shown = await makeProduct(database, { companyId: company.id, itemName: 'Shown' });
    const hidden = await makeProduct(database, { companyId: company.id, status: 0 });
    expect(namesOf((await list('country=LB')).body)).toEqual(['Shown']);
    expect((await call(`products/product-detail.php?id=${hidden.id}`)).status).toBe(404);

    await database.pool.query('update companies set status = 3 where id = $1', [company.id]);
    expect((await list('country=LB')).body.country_used).toBe('IN');
    expect((await call(`products/product-detail.php?id=${shown.id}`)).status).toBe(404);

    await database.pool.query('update companies set status = 1 where id = $1', [company.id]);
    expect(namesOf((await list('country=LB')).body)).toEqual(['Shown']);
  });

  test('a company that moves takes its products along', async () => {
    const company = await makeCompany(database, { country: 'JO' });
    await makeProduct(database, { companyId: company.id, itemName: 'On the move' });
    await database.pool.query(`update companies set country = 'EG' where id = $1`, [company.id]);
    expect(namesOf((await list('country=EG')).body)).toEqual(['On the move']);
    expect((await list('country=JO')).body.fallback_used).toBe(true);
  });

  test('a renamed company is found under its new name', async () => {
    const company = await makeCompany(database, { name: 'Before', country: 'BH' });
    await makeProduct(database, { companyId: company.id });
    await database.pool.query(`update companies set name = 'Afterwards' where id = $1`, [
      company.id,
    ]);
    expect((await list('country=BH&search=afterwards')).body.products).toHaveLength(1);
    expect((await list('country=BH&search=before')).body.products).toHaveLength(0);
  });
});

describe('GET products/product-detail.php', () => {
  test.each(['', '?id=', '?id=abc', '?id=0', '?id=-1', '?id=1.5'])('"%s" is refused', async (q) => {
    const { status, body } = await call(`products/product-detail.php${q}`);
    expect(status).toBe(400);
    expect(body.errors).toEqual([expect.objectContaining({ field: 'id' })]);
  });

  test('an unknown product is not found, in both languages', async () => {
    const { status, body } = await call('products/product-detail.php?id=999999');
    expect(status).toBe(404);
    expect(body).toMatchObject({ success: false, message: 'Product not found' });
    const arabic = await call('products/product-detail.php?id=999999', {
      headers: { 'accept-language': 'ar' },
    });
    expect(arabic.body.message).toBe('لم يتم العثور على المنتج');
  });

  test('a medicine knows the page of its generic, another product has none', async () => {
    const { body } = await call(`products/product-detail.php?id=${full.id}`);
    expect(body.product).toMatchObject({ product_id: full.id, generic_slug: 'paracetamol' });
    const device = await makeProduct(database, { companyId: oman.id, itemName: 'Monitor' });
    const other = await call(`products/product-detail.php?id=${device.id}`);
    expect(other.body.product.generic_slug).toBeNull();
    await database.pool.query('delete from products where id = $1', [device.id]);
  });
});

describe('GET products/product-categories.php', () => {
  test('a country that is none is refused', async () => {
    expect((await call('products/product-categories.php?country=x')).status).toBe(400);
  });

  test('counts follow what is listed', async () => {
    const company = await makeCompany(database, { country: 'SA' });
    const add = (itemCategory: string, status = 1) =>
      makeProduct(database, { companyId: company.id, itemCategory, status });
    await add('Dental');
    await add('Surgery');
    const last = await add('surgery');
    await add('Surgery', 0);
    const read = async () =>
      (await call('products/product-categories.php?country=SA')).body.categories;
    expect(await read()).toEqual([
      { slug: 'dental', name: 'Dental', products: 1 },
      { slug: 'surgery', name: 'surgery', products: 2 },
    ]);

    await database.pool.query(`update products set item_category = 'SURGERY' where id = $1`, [
      last.id,
    ]);
    expect((await read())[1]).toEqual({ slug: 'surgery', name: 'SURGERY', products: 2 });
    await database.pool.query(`delete from products where item_category = 'Dental'`);
    await database.pool.query('update products set status = 1 where company_id = $1', [company.id]);
    expect(await read()).toEqual([expect.objectContaining({ slug: 'surgery', products: 3 })]);
    await database.pool.query('update companies set status = 0 where id = $1', [company.id]);
    const { body } = await call('products/product-categories.php?country=SA');
    expect(body).toMatchObject({ categories: [], country_used: 'IN', fallback_used: true });
  });
});

describe('GET products/top-categories.php', () => {
  const tilesOf = async () =>
    (await call('products/top-categories.php?country=JO')).body.categories;

  test('shows a category by the newest picture, unless the sixty newest have none', async () => {
    const { id: companyId } = await makeCompany(database, { country: 'JO' });
    const lamp = { companyId, itemName: 'Lamp', itemCategory: 'Lamps' };
    await makeProduct(database, { ...lamp, image1: 'old-lamp.webp' });
    await makeProduct(database, { ...lamp, image1: 'new-lamp.webp' });
    for (let number = 1; number <= 59; number += 1) await makeProduct(database, lamp);
    expect(await tilesOf()).toMatchObject([{ products: 61, image: 'new-lamp.webp' }]);
    await makeProduct(database, lamp);
    expect(await tilesOf()).toMatchObject([{ products: 62, image: null }]);
  });
});
