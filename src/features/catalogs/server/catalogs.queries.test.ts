import { expect, test } from 'vitest';
import { countBlocks } from '#testing/count-blocks.ts';
import { makeCompany } from '#testing/factories.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { selectCatalogs, selectCompanyCatalogs } from './catalogs.queries.ts';

const MANY = 8_000;
const database = await createTestDatabase();

async function publish(companyId: number, number: number): Promise<void> {
  await database.pool.query(
    `insert into catalogs (company_id, title, title_ar, sub_title, sub_title_ar)
     select $1, 'Catalog ' || n, 'كتالوج ' || n, 'All we sell in volume ' || n, 'كل ما نبيعه ' || n
     from generate_series(1, $2) as n`,
    [companyId, number],
  );
}

const rare = await makeCompany(database, { country: 'YE' });
await publish(rare.id, 5);
const common = await makeCompany(database);
await publish(common.id, MANY);
await database.pool.query('vacuum analyze catalogs');

const first = (of: string | number) => [of, Number.MAX_SAFE_INTEGER, 13];

test('a country with a handful of catalogs costs no more than one with many', async () => {
  expect(await countBlocks(database, selectCatalogs, first('YE'))).toBeLessThan(60);
  expect(await countBlocks(database, selectCatalogs, first('KW'))).toBeLessThan(100);
});

test('the last page of a long list costs as little as the first', async () => {
  const last = ['KW', 20, 13];
  expect(await countBlocks(database, selectCatalogs, last)).toBeLessThan(100);
});

test('so does a company', async () => {
  expect(await countBlocks(database, selectCompanyCatalogs, first(rare.id))).toBeLessThan(60);
  expect(await countBlocks(database, selectCompanyCatalogs, first(common.id))).toBeLessThan(100);
});
