import type pg from 'pg';
import { expect, test } from 'vitest';
import { makeCompany } from '#testing/factories.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { selectIndex } from './medicine-index.query.ts';
import { selectGenericFacts } from './medicines.queries.ts';

const database = await createTestDatabase();
const { pool } = database;
const company = await makeCompany(database, { name: 'Wadaq' });

/** Generics with this many medicines each, of one brand; their forms are spread. */
const MEDICINES = 800;
const GENERICS = 12;

await pool.query(
  `insert into products (company_id, item_name, item_generic_name, brand_name, dosage_form)
   select $1, 'Late drops', 'Generic ' || g, 'Brand ' || g, 'Form ' || n % 30
   from generate_series(1, ${MEDICINES}) as n cross join generate_series(1, ${GENERICS}) as g`,
  [company.id],
);
await pool.query(
  `insert into products (company_id, item_name, item_generic_name, brand_name)
   select $1, 'Many brands', 'Brands ' || brands, case when n % (brands + 1) > 0 then 'Brand ' || n % (brands + 1) end
   from unnest(array[0, 1, 2, 31, 32, 33, 70]) as brands cross join generate_series(1, 150) as n`,
  [company.id],
);
// As in a large table, where the words of a few generics are among the rare ones.
await pool.query('alter table products alter column search set statistics 0');
await pool.query('vacuum analyze products, product_groups, medicine_words');

type Node = {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Node[];
};

/** How many products the nodes of a plan have read. */
function productsReadBy(node: Node): number {
  const below = (node.Plans ?? []).reduce((sum, each) => sum + productsReadBy(each), 0);
  if (node['Relation Name'] !== 'products') return below;
  const each = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0);
  return below + each * node['Actual Loops'];
}

/** How many products are read by the last of the statements that are asked. */
async function productsRead(ask: (connection: pg.Pool) => Promise<unknown>): Promise<number> {
  const asked: pg.QueryConfig[] = [];
  const listening = {
    query(config: pg.QueryConfig) {
      asked.push(config);
      return pool.query(config);
    },
  };
  await ask(listening as never);
  const { text = '', values } = asked.at(-1) ?? {};
  const { rows } = await pool.query(`explain (analyze, format json) ${text}`, values);
  return productsReadBy(rows[0]['QUERY PLAN'][0].Plan);
}

test('brands are counted, however many there are', async () => {
  const counts = [0, 1, 2, 31, 32, 33, 70];
  const facts = await selectGenericFacts.all(pool, {
    keys: counts.map((brands) => `brands-${brands}`),
  });
  const brandsOf = new Map(facts.map(({ key, brands }) => [key, brands]));
  expect(counts.map((brands) => brandsOf.get(`brands-${brands}`))).toEqual(counts);
});

test('brands are counted without reading every medicine of a generic', async () => {
  const keys = [...Array(GENERICS).keys()].map((at) => `generic-${at + 1}`);
  const read = await productsRead((connection) => selectGenericFacts.all(connection, { keys }));
  expect(read).toBeLessThan(GENERICS * 5);
});

test('the brands on the cards are those of the first medicines that have the words', async () => {
  const input = { search: 'late drops', limit: 24 } as Parameters<typeof selectIndex>[1];
  const read = await productsRead(async (connection) => {
    expect(await selectIndex({ ...database, pool: connection }, input, 'en')).toHaveLength(
      GENERICS,
    );
  });
  // Each card looks at 24 medicines.
  expect(read).toBeLessThan(GENERICS * 30);
});
