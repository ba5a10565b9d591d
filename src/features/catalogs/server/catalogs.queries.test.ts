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

const first = { before: Number.MAX_SAFE_INTEGER, atMost: 13 };
const ofCountry = (country: string, range = first) =>
  countBlocks(database, selectCatalogs.all, { country, ...range });
const ofCompany = (company: number) =>
  countBlocks(database, selectCompanyCatalogs.all, { company, ...first });

test('a country with a handful of catalogs costs no more than one with many', async () => {
  expect(await ofCountry('YE')).toBeLessThan(60);
  expect(await ofCountry('KW')).toBeLessThan(100);
});

test('the last page of a long list costs as little as the first', async () => {
  expect(await ofCountry('KW', { before: 20, atMost: 13 })).toBeLessThan(100);
});

test('so does a company', async () => {
  expect(await ofCompany(rare.id)).toBeLessThan(60);
  expect(await ofCompany(common.id)).toBeLessThan(100);
});
