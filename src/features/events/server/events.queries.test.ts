import { expect, test } from 'vitest';
import { countBlocks } from '#testing/count-blocks.ts';
import { dayFromToday, makeCompany } from '#testing/factories.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { selectEvents, selectSimilarEvents } from './events.queries.ts';

const database = await createTestDatabase();

async function addEvents(companyId: number, count: number, firstDay: number) {
  await database.pool.query(
    `insert into events (company_id, title, start_date, expiry_date)
     select $1, 'Congress ' || number, day, day
     from generate_series(1, $2::int) as number, lateral (select $3::date + number % 200) as at (day)`,
    [companyId, count, dayFromToday(firstDay)],
  );
}

const large = await makeCompany(database, { country: 'KW' });
const rare = await makeCompany(database, { country: 'YE' });
await addEvents(large.id, 5000, 0);
await addEvents(rare.id, 5000, -400);
await addEvents(rare.id, 5, 1);
await database.pool.query('vacuum analyze events');

const firstPage = (country: string) => ({
  country,
  afterDate: dayFromToday(0),
  afterId: 0,
  atMost: 11,
});

test('the list of a country with five coming and thousands of past events reads little', async () => {
  expect(await selectEvents.all(database.pool, firstPage('YE'))).toHaveLength(5);
  expect(await countBlocks(database, selectEvents.all, firstPage('YE'))).toBeLessThan(100);
});

test('so does the list of a large country', async () => {
  expect(await selectEvents.all(database.pool, firstPage('KW'))).toHaveLength(11);
  expect(await countBlocks(database, selectEvents.all, firstPage('KW'))).toBeLessThan(100);
});

test('similar events are looked up among thousands of past ones', async () => {
  const values = { event: 0, country: 'YE', kind: 'congress', today: dayFromToday(0), atMost: 3 };
  expect(await selectSimilarEvents.all(database.pool, values)).toHaveLength(3);
  expect(await countBlocks(database, selectSimilarEvents.all, values)).toBeLessThan(100);
});
