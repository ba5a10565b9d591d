import { expect, test } from 'vitest';
import type { OperationContext } from '#platform/calls/operation.ts';
import type { Connection } from '#platform/database/connection.ts';
import type { Read } from '#platform/database/followed-rows.ts';
import { poll } from '#platform/database/poll.ts';
import type { SentStatement } from '#platform/database/statement.ts';
import { countBlocks } from '#testing/count-blocks.ts';
import { makeCompany } from '#testing/factories.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { narrowedProducts } from './product-list.ts';

const MANY = 100_000;
const database = await createTestDatabase();

const { id } = await makeCompany(database, { country: 'KW' });
// What each product triggers elsewhere is not tested here.
await database.pool.query('alter table products disable trigger user');
await database.pool.query('alter table products enable trigger products_counted_on_insert');
await database.pool.query('set statement_timeout = 0');
for (const part of [0, 1, 2, 3]) {
  await database.pool.query(
    `insert into products (company_id, country, company_listed, item_name, item_category, brand_name,
       price_minor, currency)
     select $1, 'KW', true, 'Product ' || n, 'Category ' || n % 40, 'Brand ' || n % 300, n, 'KWD'
     from generate_series(1, $2::int) as n where n % 4 = $3::int`,
    [id, MANY, part],
  );
}
// Vacuum skips pages with rows that a concurrent reader might not see yet, so it is repeated.
const isWhole = async () => {
  await database.pool.query('vacuum analyze products');
  const { rows } = await database.pool.query(
    `select 1 from pg_class where oid = 'products'::regclass and relallvisible >= relpages`,
  );
  return rows[0];
};
await poll(isWhole, { timeoutMs: 20_000 });

const contextOn = (pool: Connection) =>
  ({ database: { pool }, language: 'en', now: new Date() }) as unknown as OperationContext;

/** Reading the table would touch a block for every ten rows; the index has a hundred per block. */
const INDEX_ALONE = MANY / 30;

test.each([
  [{ category: ['category-7'] }],
  [{ category: ['category-7', 'category-8'], brand: ['brand-7'] }],
  [{ price: ['5-10'], sort: 'dearest' as const }],
  [{ brand: ['nobody'] }],
])('a hundred thousand products narrowed by %o read the index alone', async (asked) => {
  const read = (connection: Connection) =>
    narrowedProducts.readPage({ ...asked, limit: 12 }, 'KW', contextOn(connection));
  expect(await countBlocks(database, read, {})).toBeLessThan(INDEX_ALONE);
});

/** The names of the statements that a read runs. */
async function sentBy(asked: {
  readonly category?: string[];
  readonly brand?: string[];
  readonly price?: string[];
}) {
  const names: unknown[] = [];
  const telling = {
    query(statement: { readonly name?: string }) {
      names.push(statement.name);
      return database.pool.query(statement as never);
    },
  };
  const context = contextOn(telling as unknown as Connection);
  await narrowedProducts.readPage({ ...asked, limit: 12 }, 'KW', context);
  return names;
}

test('what many have is met among the newest; for the rest all are narrowed', async () => {
  expect(await sentBy({ price: ['50-100'] })).toEqual(['products.glanced']);
  expect(await sentBy({ price: ['5-10'] })).toEqual([
    'products.glanced',
    'products.narrowed newest no-searched',
  ]);
});

test('a glance at the newest reads little', async () => {
  const blocks: number[] = [];
  const counting = {
    async query(statement: { readonly name?: string }) {
      const read = async (connection: Connection) => connection.query(statement as never);
      blocks.push(await countBlocks(database, read, {}));
      return database.pool.query(statement as never);
    },
  };
  const context = contextOn(counting as unknown as Connection);
  await narrowedProducts.readPage({ price: ['50-100'], limit: 12 }, 'KW', context);
  expect(blocks).toHaveLength(1);
  expect(blocks[0]).toBeLessThan(INDEX_ALONE / 10);
});

test.each([
  [{ category: ['category-7'] }, `category_key = 'category-7'`],
  [{ brand: ['brand-7', 'brand-9'] }, `brand_key in ('brand-7', 'brand-9')`],
  [
    { category: ['category-7'], brand: ['brand-7'] },
    `category_key = 'category-7' and brand_key = 'brand-7'`,
  ],
])('page by page %o shows each that has it once, the newest first', async (asked, condition) => {
  const found: number[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < 20 && (page === 0 || cursor); page += 1) {
    const input = { ...asked, limit: 12, ...(cursor && { cursor }) };
    const rows = await narrowedProducts.readPage(input, 'KW', contextOn(database.pool));
    found.push(...rows.slice(0, 12).map((row) => row.id));
    cursor = narrowedProducts.nextCursor(rows, 12);
  }
  const { rows } = await database.pool.query(
    `select id from products where ${condition} order by id desc limit 240`,
  );
  expect(found).toEqual(rows.map((row) => row.id));
});

test('so do the counts beside the choices', async () => {
  const read = (connection: Connection) =>
    narrowedProducts.readChoices({ category: ['category-7'] }, 'KW', contextOn(connection));
  expect(await countBlocks(database, read, {})).toBeLessThan(INDEX_ALONE);
});

/** The options of a facet with their counts. */
const optionsOf = (choices: Awaited<ReturnType<typeof readChoices>>, name: string) =>
  choices.facets.find((facet) => facet.name === name)?.options ?? [];

const readChoices = (input: object) =>
  narrowedProducts.readChoices(input, 'KW', contextOn(database.pool));

test('with nothing chosen the newest twenty thousand are counted, and said to be no fewer', async () => {
  const whole = await readChoices({});
  expect(whole).toMatchObject({ total: 20_000, more: true, summary: '20,000 products or more' });
  // The last quarter that was inserted has one brand in four.
  expect(optionsOf(whole, 'brand')[0]?.count).toBe(Math.ceil(20_000 / 75));
  const chosen = await readChoices({ category: ['category-7'] });
  expect(chosen).toMatchObject({ total: MANY / 40, more: false, summary: '2,500 products' });
});

test('what was counted of the newest twenty thousand stands while an older product changes', async () => {
  const reads: (readonly Read[])[] = [];
  const query = async (statement: SentStatement) => {
    const result = await database.pool.query(statement);
    reads.push(statement.readsWith?.(result.rows) ?? []);
    return result;
  };
  const connection = { ...database.pool, query } as unknown as Connection;
  await narrowedProducts.readChoices({}, 'KW', contextOn(connection));
  const { rows } = await database.pool.query(
    'select min(id)::int as lowest from (select id from products order by id desc limit 20000) as newest',
  );
  const key = 'country id=KW';
  const from = rows[0].lowest;
  expect(reads[0]?.find(({ table }) => table === 'products')).toEqual({
    table: 'products',
    rows: [],
    newest: [{ key, from }],
  });
});

test('all categories are counted whatever is chosen of them, older ones too', async () => {
  const every = [MANY / 40];
  for (const input of [{}, { category: ['category-7'] }, { category: ['nobody'] }]) {
    const counts = optionsOf(await readChoices(input), 'category').map(({ count }) => count);
    expect([...new Set(counts)].filter((count) => count > 0)).toEqual(every);
  }
  const [chosen] = optionsOf(await readChoices({ category: ['category-7'] }), 'category');
  expect(chosen).toMatchObject({ value: 'category-7', count: MANY / 40, chosen: true });
});

test('of many categories no more than the first twenty thousand products are counted', async () => {
  const category = Array.from({ length: 10 }, (_, each) => `category-${each + 1}`);
  const chosen = await readChoices({ category });
  expect(chosen).toMatchObject({ total: 20_000, more: true, summary: '20,000 products or more' });
});

test('a brand that few have is counted whole, and so is what there is beside it', async () => {
  // The newest twenty thousand have none of it.
  const choices = await readChoices({ brand: ['brand-0'] });
  const ofBrand = Math.floor(MANY / 300);
  expect(choices).toMatchObject({ total: ofBrand, more: false });
  expect(optionsOf(choices, 'brand')[0]).toMatchObject({ value: 'brand-0', count: ofBrand });
  expect(optionsOf(choices, 'brand').length).toBeGreaterThan(20);
  expect(optionsOf(choices, 'category').map(({ count }) => count)).toEqual([167, 166]);
});

test('of a category and a brand each is counted within the other', async () => {
  const chosen = { category: ['category-7', 'category-9'], brand: ['brand-7', 'brand-8'] };
  const { rows } = await database.pool.query(`
    select 'category' as facet, category_key as value, count(*)::int from products
    where brand_key in ('brand-7', 'brand-8') group by category_key
    union all
    select 'brand', brand_key, count(*)::int from products
    where category_key in ('category-7', 'category-9') group by brand_key`);
  const choices = await readChoices(chosen);
  for (const facet of ['category', 'brand']) {
    const options = optionsOf(choices, facet);
    expect(options.length).toBeGreaterThan(2);
    for (const { value, count } of options) {
      const counted = rows.find((row) => row.facet === facet && row.value === value)?.count ?? 0;
      expect({ value, count }).toEqual({ value, count: counted });
    }
  }
  const { rows: both } = await database.pool.query(`
    select count(*)::int from products
    where brand_key in ('brand-7', 'brand-8') and category_key in ('category-7', 'category-9')`);
  expect(choices).toMatchObject({ total: both[0].count, more: false });
});

test('the counts beside what is chosen of brands and categories read only what has them', async () => {
  for (const asked of [{ brand: ['brand-7'] }, { category: ['category-7'], brand: ['brand-7'] }]) {
    const read = (connection: Connection) =>
      narrowedProducts.readChoices(asked, 'KW', contextOn(connection));
    expect(await countBlocks(database, read, {})).toBeLessThan(INDEX_ALONE);
  }
});

test.each(['category', 'brand'] as const)(
  'a %s is walked by itself: only what it has, or nothing, is read',
  async (facet) => {
    const [one, none] = [{ [facet]: [`${facet}-7`] }, { [facet]: ['nobody'] }];
    expect(await sentBy(one)).toEqual([`products.walked ${facet}`]);
    for (const asked of [one, none]) {
      const read = (connection: Connection) =>
        narrowedProducts.readPage({ ...asked, limit: 12 }, 'KW', contextOn(connection));
      expect(await countBlocks(database, read, {})).toBeLessThan(INDEX_ALONE / 30);
    }
  },
);
