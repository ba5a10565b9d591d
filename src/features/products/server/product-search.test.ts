import { describe, expect, test } from 'vitest';
import { makeCompany } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, database } = await startTestApp();

const OLD = 2_100;
const NEW = 400;

/** Enough products that rare, common and formerly common words are found in three different ways. */
const company = await makeCompany(database, { country: 'SA' });
const other = await makeCompany(database, { country: 'QA' });
await database.pool.query(
  `insert into products (company_id, item_name, item_category, item_generic_name)
   select $1, 'common' || case when i = 7 then ' needle' else '' end
       || case when i <= $2 then ' vintage' else '' end,
     case when i % 2 = 0 then 'Even' else 'Odd' end,
     case when i <= 60 then 'generic ' || lpad(i::text, 3, '0') end
   from generate_series(1, $2::int + $3::int) as i`,
  [company.id, OLD, NEW],
);
await database.pool.query(
  `insert into products (company_id, item_name) values ($1, 'needle abroad')`,
  [other.id],
);

type Listed = { product_id: number; item_name: string };

async function search(words: string, more = '') {
  const { body } = await call(
    `products/get-products.php?country=SA&search=${encodeURIComponent(words)}${more}`,
  );
  const products: Listed[] = body.products;
  return { products, cursor: body.next_cursor as string | null };
}

const isNewestFirst = (products: readonly Listed[]) =>
  products.every(({ product_id }, place) => {
    const before = products[place - 1];
    return !before || before.product_id > product_id;
  });

describe('a search among many products', () => {
  test('a rare word is found wherever it is, in the country asked for', async () => {
    const { products, cursor } = await search('needle');
    expect(products.map(({ item_name }) => item_name)).toEqual(['common needle vintage']);
    expect(cursor).toBeNull();
  });

  test.each(['common', 'vintage'])('"%s" fills page after page, newest first', async (word) => {
    const first = await search(word, '&limit=50');
    const second = await search(word, `&limit=50&cursor=${first.cursor}`);
    const both = [...first.products, ...second.products];
    expect(both).toHaveLength(100);
    expect(isNewestFirst(both)).toBe(true);
    expect(both.every(({ item_name }) => item_name.includes(word))).toBe(true);
  });

  test('a category narrows it on each of the ways', async () => {
    expect((await search('needle', '&category=odd')).products).toHaveLength(1);
    expect((await search('needle', '&category=even')).products).toHaveLength(0);
    for (const word of ['common', 'vintage']) {
      expect((await search(word, '&category=even')).products).toHaveLength(12);
    }
  });
});

describe('a search in the medicines index', () => {
  const generics = async (words: string, more = '') => {
    const { body } = await call(`rx/medicines.php?search=${words}${more}`);
    return body.generics as { slug: string; products: number }[];
  };

  test('a rare word leads to its generic', async () => {
    expect(await generics('needle')).toEqual([expect.objectContaining({ slug: 'generic-007' })]);
  });

  test('a common word leads through all of them, in order', async () => {
    const found = await generics('common', '&limit=50');
    expect(found).toHaveLength(50);
    expect(found[49]?.slug).toBe('generic-050');
    expect(await generics('common', '&limit=50&cursor=generic-050~generic-050')).toHaveLength(10);
  });
});

test('the server may gather statistics, which it does without our schema in its path', async () => {
  await expect(database.pool.query('analyze')).resolves.toBeDefined();
});
