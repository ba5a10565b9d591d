import { expect, test } from 'vitest';
import { countBlocks } from '#testing/count-blocks.ts';
import { makeCompany } from '#testing/factories.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { countLeads } from './inbox.queries.ts';

const database = await createTestDatabase();

test('stages that few leads have are counted without walking through all the others', async () => {
  const { id } = await makeCompany(database);
  const { pool } = database;
  await pool.query('alter table enquiries disable trigger user');
  await pool.query(
    `insert into enquiries (send_key, company_id, company_name, about, about_id, about_title, name, email,
       language, country, subject, state)
     select gen_random_uuid(), $1, 'Many leads', 'company', $1, 'Many leads', 'Buyer ' || n,
       'buyer' || n || '@example.com', 'en', 'KW', 'Pumps', 'new' from generate_series(1, 20000) as n`,
    [id],
  );
  await pool.query('vacuum analyze enquiries');
  const values = { company: id, states: ['new', 'answered', 'won', 'lost'], atMost: 501 };
  expect(await countBlocks(database, countLeads.all, values)).toBeLessThan(60);
  const counted = await countLeads.all(pool, values);
  expect(counted.map(({ count }) => count)).toEqual([501, 0, 0, 0]);
});
