import { expect, test } from 'vitest';
import { poll } from '#platform/database/poll.ts';
import { changeRow, type Facts, makeCompany, makeEvent } from '#testing/factories.ts';
import { createTestDatabase } from '#testing/test-database.ts';

const database = await createTestDatabase();

async function factsOf(id: number) {
  const { rows } = await database.pool.query(
    'select country, shown, words::text as words from events where id = $1',
    [id],
  );
  return rows[0];
}

test('what is shown follows the event and its company', async () => {
  const company = await makeCompany(database, { name: 'Before', country: 'BH' });
  const { id } = await makeEvent(database, company.id);
  const changeCompany = (facts: Facts) => changeRow(database, 'companies', company.id, facts);

  expect(await factsOf(id)).toMatchObject({ country: 'BH', shown: true });
  await changeCompany({ status: 3 });
  expect(await factsOf(id)).toMatchObject({ shown: false });
  await changeCompany({ status: 1, country: 'QA', name: 'After' });
  expect(await factsOf(id)).toMatchObject({ country: 'QA', shown: true });
  expect((await factsOf(id)).words).toContain('after');
  await changeRow(database, 'events', id, { status: 0 });
  expect(await factsOf(id)).toMatchObject({ shown: false });
});

test('an event added while its company is being suspended does not stay behind', async () => {
  const company = await makeCompany(database);
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query('update companies set status = 3 where id = $1', [company.id]);
  const adding = makeEvent(database, company.id);
  const isWaiting = async () =>
    (await client.query('select from pg_locks where not granted')).rowCount || undefined;
  await poll(isWaiting, { timeoutMs: 10_000 });
  await client.query('commit');
  client.release();
  expect(await factsOf((await adding).id)).toMatchObject({ shown: false });
});

test('the address stays when the title changes', async () => {
  const company = await makeCompany(database);
  const { id, slug } = await makeEvent(database, company.id, { title: 'First' });
  await changeRow(database, 'events', id, { title: 'Second' });
  const { rows } = await database.pool.query('select * from events where id = $1', [id]);
  expect(rows[0]).toMatchObject({ title: 'Second', slug });
});

test('references go on after a million', async () => {
  const { rows } = await database.pool.query(
    `select make_reference('EVT', 45) as small, make_reference('EVT', 1234567) as large`,
  );
  expect(rows[0].small).toMatch(/^EVT-\d{4}-000045$/);
  expect(rows[0].large).toMatch(/^EVT-\d{4}-1234567$/);
});
