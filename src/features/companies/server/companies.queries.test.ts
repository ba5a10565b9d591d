import { expect, test } from 'vitest';
import { countBlocks } from '#testing/count-blocks.ts';
import { makeCompany } from '#testing/factories.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { cardValues, selectCompanyCards, selectTopExhibitors } from './companies.queries.ts';
import { firstPosition } from './daily-order.ts';

const MANY = 5_000;
const database = await createTestDatabase();
const now = new Date();

await makeCompany(database, { country: 'YE' });
await database.pool.query(
  `insert into companies (name, country, category, email, phone_country, phone, exhibitor_status,
     status)
   select 'Clinic ' || n, 'KW', 'clinic', 'c' || n || '@test.example', '965', '22001122', 1, 1
   from generate_series(1, $1::int) as n`,
  [MANY],
);
await database.pool.query(
  `insert into subscriptions (company_id, plan, starts_on) select id, 2, '2020-01-01' from companies`,
);
await database.pool.query('vacuum analyze companies, subscriptions, plans');

const firstPage = (country: string) =>
  cardValues({ country, at: firstPosition(now), limit: 13 }, now);

test.each([
  ['KW', 13],
  ['YE', 1],
])('the list of %s reads little, with the plan of each company', async (country, length) => {
  const rows = await selectCompanyCards.all(database.pool, firstPage(country));
  expect(rows).toHaveLength(length);
  expect(rows[0]?.visibility).toBe('premium');
  expect(await countBlocks(database, selectCompanyCards.all, firstPage(country))).toBeLessThan(150);
});

test('top exhibitors are found without a look at the others', async () => {
  await database.pool.query(`update companies set top_position = 1 where country = 'YE'`);
  const values = { country: 'YE', atMost: 10, today: '2026-01-01' };
  expect(await selectTopExhibitors.all(database.pool, values)).toHaveLength(1);
  expect(await countBlocks(database, selectTopExhibitors.all, values)).toBeLessThan(50);
});
