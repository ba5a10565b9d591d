import { expect, test } from 'vitest';
import { arabicOf, bilingualFacts } from '#features/products/product-facts.ts';
import { byName } from '#platform/fields/by-name.ts';
import { csvOf } from '#testing/collections.ts';
import { makeProduct } from '#testing/factories.ts';
import { signInExhibitor } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { database, call, fetch } = await startTestApp();
const owner = await signInExhibitor(database, { type: 2 });

const get = (path: string) => call(`exhibitor/products/${path}`, { headers: owner.headers });

const send = (path: string, body: FormData | string, type?: string) =>
  call(`exhibitor/products/${path}`, {
    method: 'POST',
    headers: { ...owner.headers, ...(type ? { 'content-type': type } : {}) },
    body,
  });

const post = (path: string, body: object) => send(path, JSON.stringify(body), 'application/json');

const problemsOf = async (body: object) =>
  (await post('create.php', { item_name: 'Pump', ...body })).body.errors;

test('products belong to suppliers and manufacturers', async () => {
  for (const type of [3, 4, 5]) {
    const other = await signInExhibitor(database, { type });
    const { status, body } = await call('exhibitor/products/list.php', { headers: other.headers });
    expect([type, status, body.message]).toEqual([
      type,
      403,
      'Companies of your type do not have products.',
    ]);
  }
});

test.each([
  ['item_name', { item_name: '' }, 'Product name is required'],
  ['price', { price: 'much', currency: 'KWD' }, 'Please enter a valid amount'],
  ['price', { price: '1.2345', currency: 'KWD' }, 'Please enter a valid amount'],
  ['currency', { price: '4.5' }, 'An amount needs its currency'],
  [
    'currency',
    { price: '4.5', currency: 'XXX' },
    'Please enter a known currency by its three letters, such as KWD',
  ],
  ['stock', { stock: '-1' }, 'Stock must be a whole number of 0 or more'],
  ['stock', { stock: 'many' }, 'Stock must be a whole number of 0 or more'],
])('%s of %j is refused', async (field, change, message) => {
  expect(await problemsOf(change)).toEqual([{ field, message }]);
});

test('a product keeps every public field, its price exactly, and up to four pictures', async () => {
  const given = {
    item_name: 'Infusion Pump',
    price: '310.125',
    currency: 'KWD',
    manufacturer: 'Rafid Systems',
    agent: 'Bader Trading',
    item_category: 'Equipment',
    stock: '٤٢',
    item_code: 'IP-1',
    brand_name: 'Rafid',
    item_description: 'Two channels.',
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(given)) form.set(name, value);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"/>';
  for (const name of ['image_1', 'image_4']) form.set(name, new Blob([svg]), 'pump.svg');
  const { body } = await send('create.php', form);
  expect(body.message).toBe('Product created successfully!');
  const { product } = (await get(`get.php?id=${body.id}`)).body;
  expect(product).toMatchObject({ ...given, stock: 42, status: 1 });
  expect([product.image_1, product.image_2, product.image_4]).toEqual([
    expect.any(String),
    null,
    expect.any(String),
  ]);
});

const arabicNames = bilingualFacts.map(arabicOf);
const inArabic = byName(arabicNames, (name) => `عربي ${name}`);
const inLatin = byName(bilingualFacts, (name) => `Latin ${name}`);

const shownIn = async (language: string, id: number) => {
  const headers = { 'accept-language': language };
  return (await call(`products/product-detail.php?id=${id}`, { headers })).body.product;
};

test('whatever is said in Arabic too is written by form and by file, and read in Arabic', async () => {
  const { body } = await post('create.php', { item_name: 'Pump', ...inLatin, ...inArabic });
  const form = new FormData();
  form.set('file', new Blob([csvOf([{ item_name: 'Filed', ...inLatin, ...inArabic }])]), 'a.csv');
  await send('import.php', form);
  const [filed] = (await get('list.php?search=filed')).body.products;
  for (const id of [body.id, filed.id]) {
    expect((await get(`get.php?id=${id}`)).body.product).toMatchObject({ ...inLatin, ...inArabic });
    expect(await shownIn('en', id)).toMatchObject(inLatin);
    const arabic = byName(bilingualFacts, (name) => inArabic[arabicOf(name)]);
    expect(await shownIn('ar', id)).toMatchObject(arabic);
  }
});

test('the stated template comes in, priced in the money of the company', async () => {
  const form = new FormData();
  const text = [
    'Product Name,Price,Manufacturer,Agent,Category,Stock,Status',
    'Wheelchair,55,Masar Mobility,Bader Trading,Home Care,0,Inactive',
    'Gloves,2.250,Safa Medical,Gulf Care,Consumables,x,Active',
  ].join('\n');
  form.set('file', new Blob([text]), 'products.csv');
  const { body } = await send('import.php', form);
  expect(body.results).toEqual({
    total_processed: 2,
    successful: 1,
    failed: 1,
    errors: ['Row 3: Stock must be a whole number of 0 or more'],
  });
  const { products } = (await get('list.php?search=wheelchair')).body;
  expect(products).toMatchObject([{ price: '55.000', currency: 'KWD', stock: 0, status: 0 }]);
});

test('pictures are arranged, taken out and added to in one go', async () => {
  const owner = await signInExhibitor(database, { type: 1 });
  const { id } = await makeProduct(database, {
    companyId: owner.company.id,
    image_1: 'a.webp',
    image_2: 'b.webp',
    image_3: 'c.webp',
  });
  const save = (order: string) =>
    call('exhibitor/products/update.php', {
      method: 'POST',
      headers: { ...owner.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ id, item_name: 'Pump', status: 1, picture_order: order }),
    });
  const pictures = async () => {
    const { product } = (await call(`exhibitor/products/get.php?id=${id}`, owner)).body;
    return [product.image_1, product.image_2, product.image_3, product.image_4];
  };
  expect((await save('x')).status).toBe(400);
  expect(await save('3,0,1,0')).toMatchObject({ status: 200, body: { success: true } });
  expect(await pictures()).toEqual(['c.webp', null, 'a.webp', null]);
});

test('words that were used before are offered to their own company only', async () => {
  const owner = await signInExhibitor(database, { type: 1 });
  expect((await call('exhibitor/product-words.php')).status).toBe(401);
  await makeProduct(database, { companyId: owner.company.id, itemCategory: 'Imaging' });
  await makeProduct(database, { companyId: owner.company.id, itemCategory: 'Imaging' });
  const other = await signInExhibitor(database, { type: 1 });
  const wordsOf = async (who: typeof owner) =>
    (await call('exhibitor/product-words.php', who)).body.words;
  expect(await wordsOf(owner)).toEqual([{ field: 'item_category', word: 'Imaging' }]);
  expect(await wordsOf(other)).toEqual([]);
});

test('a datasheet that is no PDF is refused; one that is can be downloaded from the page', async () => {
  const product = (bytes: string) => {
    const form = new FormData();
    form.set('item_name', 'Pump with papers');
    form.set('datasheet', new File([bytes], 'datasheet.pdf', { type: 'application/pdf' }));
    return form;
  };
  const refused = await send('create.php', product('<html>'));
  expect(refused.status).toBe(400);
  expect(refused.body.errors).toEqual([expect.objectContaining({ field: 'datasheet' })]);

  const made = await send('create.php', product('%PDF-1.4 what it does'));
  expect(made.status).toBe(200);
  const { rows } = await database.pool.query(
    `select id, datasheet from products where item_name = 'Pump with papers'`,
  );
  const [{ id, datasheet }] = rows;
  const file = await fetch(`/Upload/product-documents/${datasheet}`);
  expect(await file.text()).toBe('%PDF-1.4 what it does');
  expect(await (await fetch(`/product/${id}`)).text()).toContain(datasheet);
});
