import { describe, expect, test } from 'vitest';
import { makeCompany, makeProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, fetch, database } = await startTestApp();

const wadaq = await makeCompany(database, { name: 'Wadaq', nameAr: 'ودق' });
const nilora = await makeCompany(database, { name: 'Nilora', country: 'EG' });

type Medicine = Parameters<typeof makeProduct>[1];
const medicine = (facts: Partial<Medicine>) =>
  makeProduct(database, { companyId: wadaq.id, ...facts });
const paracetamol = {
  itemGenericName: 'Paracetamol',
  itemGenericNameAr: 'باراسيتامول',
  itemGenericCode: 'N02BE01',
  itemCategory: 'Pain',
};
const hadimol = await medicine({
  ...paracetamol,
  brandName: 'Hadimol',
  itemStrength: '500 mg',
  dosageForm: 'Tablets',
  packageSize: '24 tablets',
  priceMinor: 710,
  currency: 'KWD',
});
await medicine({ ...paracetamol, brandName: 'Hadimol', dosageForm: 'Syrup' });
await medicine({
  ...paracetamol,
  companyId: nilora.id,
  brandName: 'Nilamol',
  dosageForm: 'Tablets',
});
await medicine({ itemGenericName: 'Amoxicillin', itemGenericNameAr: 'أموكسيسيلين' });
await medicine({ itemGenericName: '5-Fluorouracil' });
await medicine({ itemName: 'Nameless drops', brandName: 'Nadaline', dosageForm: 'Eye drops' });
await medicine({ itemName: 'A monitor, no medicine', brandName: 'Screen' });
await medicine({ itemGenericName: 'Hidden', status: 0 });

type Generic = { slug: string };
const slugsOf = (body: { generics: Generic[] }) => body.generics.map(({ slug }) => slug);
const index = (query = '', headers = {}) => call(`rx/medicines.php?${query}`, { headers });
const all = ['5-fluorouracil', 'amoxicillin', 'nadaline', 'paracetamol'];

describe('GET rx/medicines.php', () => {
  test.each([
    ['letter=ab', 'letter'],
    ['letter=7', 'letter'],
    ['letter=', 'letter'],
    ['company=x', 'company'],
    ['form=a%20b', 'form'],
    ['cursor=abc', 'cursor'],
    ['limit=51', 'limit'],
    [`search=${'x'.repeat(101)}`, 'search'],
  ])('%s is refused and the field is named', async (query, field) => {
    const { status, body } = await index(query);
    expect(status).toBe(400);
    expect(body.errors).toEqual([expect.objectContaining({ field })]);
  });

  test('medicines only, by generic; one without a generic stands under its brand', async () => {
    const { body } = await index();
    expect(slugsOf(body)).toEqual(all);
    expect(body.generics[3]).toEqual({
      slug: 'paracetamol',
      name: 'Paracetamol',
      code: 'N02BE01',
      category: 'Pain',
      brands: 2,
      products: 3,
      letter: 'p',
      brand_names: ['Hadimol', 'Nilamol'],
    });
    expect(body.generics[0].letter).toBe('0');
    expect(body.generics[2].name).toBe('Nadaline');
  });

  test('pages by key show every generic once, in both orders', async () => {
    for (const headers of [{}, { 'accept-language': 'ar' }]) {
      const found: string[] = [];
      let cursor = '';
      do {
        const { body } = await index(
          `limit=1${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
          headers,
        );
        found.push(...slugsOf(body));
        cursor = body.next_cursor ?? '';
      } while (cursor && found.length < 9);
      expect(found.sort()).toEqual(all);
    }
  });

  test('Arabic names stand in Arabic order', async () => {
    const { body } = await index('', { 'accept-language': 'ar' });
    expect(slugsOf(body)).toEqual(['5-fluorouracil', 'nadaline', 'amoxicillin', 'paracetamol']);
    expect(body.generics[2]).toMatchObject({ name: 'أموكسيسيلين', letter: 'ا' });
  });

  test.each([
    ['letter=p', ['paracetamol']],
    ['letter=P', ['paracetamol']],
    ['letter=0', ['5-fluorouracil']],
    ['letter=ا', ['amoxicillin']],
    ['letter=z', []],
    ['brand=nilamol', ['paracetamol']],
    ['generic=amoxicillin', ['amoxicillin']],
    ['form=tablets', ['paracetamol']],
    ['form=eye-drops', ['nadaline']],
    [`company=${nilora.id}`, ['paracetamol']],
    [`company=${nilora.id}&form=syrup`, []],
    ['search=amox', ['amoxicillin']],
    ['search=ودق&letter=a', ['amoxicillin']],
    ['search=wadaq&form=syrup', ['paracetamol']],
  ])('%s', async (query, expected) => {
    const { body } = await index(encodeURI(query));
    expect(slugsOf(body)).toEqual(expected);
  });

  test('a filter shows the brands that match', async () => {
    const { body } = await index(`company=${nilora.id}`);
    expect(body.generics[0].brand_names).toEqual(['Nilamol']);
  });
});

describe('GET rx/letters.php', () => {
  test('counts generics by both scripts, and everything', async () => {
    const { body } = await call('rx/letters.php');
    expect(body).toMatchObject({ generics: 4, medicines: 6 });
    expect(body.letters).toEqual([
      { letter: '0', generics: 1 },
      { letter: 'a', generics: 1 },
      { letter: 'n', generics: 1 },
      { letter: 'p', generics: 1 },
      { letter: 'ا', generics: 1 },
      { letter: 'ب', generics: 1 },
    ]);
  });
});

describe('GET rx/filters.php', () => {
  test('offers what medicines have, counted', async () => {
    const { body } = await call('rx/filters.php');
    expect(body.brands).toEqual([
      { value: 'hadimol', name: 'Hadimol', products: 2 },
      { value: 'nadaline', name: 'Nadaline', products: 1 },
      { value: 'nilamol', name: 'Nilamol', products: 1 },
    ]);
    expect(body.forms.map(({ name }: { name: string }) => name)).toEqual([
      'Eye drops',
      'Syrup',
      'Tablets',
    ]);
    expect(body.companies).toEqual([
      { value: String(nilora.id), name: 'Nilora', products: 1 },
      { value: String(wadaq.id), name: 'Wadaq', products: 5 },
    ]);
    expect(body.generics).toHaveLength(4);
  });
});

describe('GET rx/generic.php', () => {
  test.each([
    ['', 'slug'],
    ['slug=', 'slug'],
    ['slug=a%20b', 'slug'],
    ['slug=a&limit=101', 'limit'],
    ['slug=a&cursor=b', 'cursor'],
  ])('"%s" is refused and the field is named', async (query, field) => {
    const { status, body } = await call(`rx/generic.php?${query}`);
    expect(status).toBe(400);
    expect(body.errors).toEqual([expect.objectContaining({ field })]);
  });

  test.each(['nothing', 'hidden'])('%s is not found', async (slug) => {
    const { status, body } = await call(`rx/generic.php?slug=${slug}`);
    expect(status).toBe(404);
    expect(body.message).toBe('Medicine not found');
  });

  test('its brands side by side', async () => {
    const { body } = await call('rx/generic.php?slug=paracetamol');
    expect(body.generic).toMatchObject({ name: 'Paracetamol', brands: 2, products: 3 });
    expect(body.products[0]).toEqual({
      product_id: hadimol.id,
      item_name: hadimol.itemName,
      brand_name: 'Hadimol',
      company_id: wadaq.id,
      company_name: 'Wadaq',
      country_name: 'Kuwait',
      item_strength: '500 mg',
      dosage_form: 'Tablets',
      package_size: '24 tablets',
      avg_retail_price: '0.710',
      currency: 'KWD',
      converted: null,
      is_own_country: true,
      product_image: null,
    });
    const [first, second, third] = body.products;
    expect([first.brand_name, second.brand_name, third.brand_name]).toEqual([
      'Hadimol',
      'Hadimol',
      'Nilamol',
    ]);
  });

  test('in pages by brand and id', async () => {
    const first = await call('rx/generic.php?slug=paracetamol&limit=1');
    expect(first.body.next_cursor).toBe(`0~hadimol~${hadimol.id}`);
    const second = await call(
      `rx/generic.php?slug=paracetamol&limit=2&cursor=${first.body.next_cursor}`,
    );
    expect(second.body.products).toHaveLength(2);
    expect(second.body.next_cursor).toBeNull();
  });

  const brandsFor = async (country: string) => {
    const names: string[] = [];
    let cursor = '';
    do {
      const query = `slug=paracetamol&limit=1&country=${country}${cursor && `&cursor=${cursor}`}`;
      const { body } = await call(`rx/generic.php?${query}`);
      names.push(body.products[0].brand_name);
      cursor = body.next_cursor ?? '';
    } while (cursor);
    return names;
  };

  test('the brands of the asked country first, page by page, each once', async () => {
    expect(await brandsFor('KW')).toEqual(['Hadimol', 'Hadimol', 'Nilamol']);
    expect(await brandsFor('EG')).toEqual(['Nilamol', 'Hadimol', 'Hadimol']);
    expect(await brandsFor('SA')).toEqual(['Hadimol', 'Hadimol', 'Nilamol']);
  });

  test('prices are told in the asked currency only where the operator keeps both rates', async () => {
    const priceIn = async (country: string) => {
      const { body } = await call(`rx/generic.php?slug=paracetamol&country=${country}`);
      type Row = { product_id: number; avg_retail_price: string; converted: unknown };
      return body.products.find((row: Row) => row.product_id === hadimol.id);
    };
    expect((await priceIn('SA')).converted).toBeNull();
    await database.pool.query(
      `insert into exchange_rates (currency, per_dollar, day, status) values
        ('KWD', 307000, '2026-11-02', 1), ('SAR', 3750000, '2026-11-01', 1),
        ('EGP', 48500000, '2026-11-01', 0)`,
    );
    expect(await priceIn('SA')).toMatchObject({
      avg_retail_price: '0.710',
      converted: { price: '8.67', currency: 'SAR', day: '2026-11-01' },
    });
    expect((await priceIn('EG')).converted).toBeNull();
    expect((await priceIn('KW')).converted).toBeNull();
  });

  test('a monograph of what its products say, each text once whatever the brand, in the reader’s language', async () => {
    const ibuprofen = { itemGenericName: 'Ibuprofen', itemGenericNameAr: 'إيبوبروفين' };
    const careful = { precaution: 'Not with ulcers.', precautionAr: 'ليس مع القرحة.' };
    await medicine({ ...ibuprofen, brandName: 'A', itemDescription: 'Eases one pain.' });
    await medicine({ ...ibuprofen, brandName: 'B', itemDescription: 'Eases pain.', ...careful });
    await medicine({ ...ibuprofen, brandName: 'C', itemDescription: 'Eases pain.', ...careful });
    await medicine({ ...ibuprofen, brandName: 'Sakin', itemDescription: 'Sakin eases fever.' });
    await medicine({ ...ibuprofen, brandName: 'Rahati', itemDescription: 'Rahati eases fever.' });
    const { body } = await call('rx/generic.php?slug=ibuprofen');
    expect(body.monograph).toEqual({
      uses: ['Eases pain.', 'Ibuprofen eases fever.', 'Eases one pain.'],
      directions: [],
      precautions: ['Not with ulcers.'],
      dispensing: [],
      forms: [],
      strengths: [],
    });
    const arabic = await call('rx/generic.php?slug=ibuprofen', {
      headers: { 'accept-language': 'ar' },
    });
    expect(arabic.body.monograph.precautions).toEqual(['ليس مع القرحة.']);
    const page = await (await fetch('/rx/ibuprofen')).text();
    expect(page).toContain('About Ibuprofen');
    await database.pool.query(`delete from products where item_generic_name = 'Ibuprofen'`);
  });
});
