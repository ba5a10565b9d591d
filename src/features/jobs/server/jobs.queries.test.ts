import { expect, test } from 'vitest';
import { countBlocks } from '#testing/count-blocks.ts';
import { dayFromToday, makeCompany } from '#testing/factories.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { selectJobs, selectSimilarJobs } from './jobs.queries.ts';

const database = await createTestDatabase();

async function addJobs(companyId: number, count: number, firstDay: number, days: number) {
  await database.pool.query(
    `insert into jobs (company_id, title, details, start_date, expiry_date)
     select $1, 'Nurse ' || number, 'What one does there', day, day + $4::int
     from generate_series(1, $2::int) as number, lateral (select $3::date - number % 200) as at (day)`,
    [companyId, count, dayFromToday(firstDay), days],
  );
}

const large = await makeCompany(database, { country: 'KW' });
const rare = await makeCompany(database, { country: 'YE' });
await addJobs(large.id, 5000, 0, 300);
await addJobs(rare.id, 5000, -60, 30);
await addJobs(rare.id, 5, 0, 30);
await database.pool.query('vacuum analyze jobs');

const firstPage = (country: string) => ({
  country,
  today: dayFromToday(0),
  beforeDate: 'infinity',
  beforeId: Number.MAX_SAFE_INTEGER,
  atMost: 7,
});

test('the list of a country with five open and thousands of closed jobs reads little', async () => {
  expect(await selectJobs.all(database.pool, firstPage('YE'))).toHaveLength(5);
  expect(await countBlocks(database, selectJobs.all, firstPage('YE'))).toBeLessThan(150);
});

test('so does the list of a large country', async () => {
  expect(await selectJobs.all(database.pool, firstPage('KW'))).toHaveLength(7);
  expect(await countBlocks(database, selectJobs.all, firstPage('KW'))).toBeLessThan(150);
});

test('similar jobs are looked up among thousands of closed ones', async () => {
  await database.pool.query(`update jobs set profession = 'nurse' where country = 'YE'`);
  await database.pool.query('vacuum analyze jobs');
  const values = {
    job: 0,
    country: 'YE',
    company: 0,
    profession: 'nurse',
    near: ['nurse', 'midwife', 'caregiver'],
    today: dayFromToday(0),
    atMost: 4,
  };
  expect(await selectSimilarJobs.all(database.pool, values)).toHaveLength(4);
  expect(await countBlocks(database, selectSimilarJobs.all, values)).toBeLessThan(300);
});

test.each([
  [0, 0],
  [0, 1],
  [-30, 30],
  [-31, 32],
  [-63, 63],
  [-64, 64],
  [-700, 700],
  [-9000, 9000],
])('a job that began %i days ago and runs %i days is open today', async (firstDay, days) => {
  const { id } = await makeCompany(database, { country: 'BH' });
  await database.pool.query(
    `insert into jobs (company_id, title, details, start_date, expiry_date)
     values ($1, $2, 'What one does there', $3::date, $3::date + $4::int)`,
    [id, `${firstDay} ${days}`, dayFromToday(firstDay), days],
  );
  const listed = await selectJobs.all(database.pool, { ...firstPage('BH'), atMost: 50 });
  expect(listed.map(({ title }) => title)).toContain(`${firstDay} ${days}`);
});
