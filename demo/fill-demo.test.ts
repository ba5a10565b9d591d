import { expect, test } from 'vitest';
import { makeCompany } from '#testing/factories.ts';
import { startTestStore } from '#testing/file-stores.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { DEMO_LOCK_KEY, fillDemo } from './fill-demo.ts';

const database = await createTestDatabase();
const { pool } = database;
const { files } = await startTestStore('disk');

const waits = async () =>
  (await pool.query(`select from pg_locks where locktype = 'advisory' and not granted`)).rowCount;

test('of portals that start together one makes the demo content', async () => {
  const other = await pool.connect();
  await other.query('begin');
  await other.query('select pg_advisory_xact_lock($1)', [DEMO_LOCK_KEY]);
  const said: string[] = [];
  const filling = fillDemo(database, files, (line) => said.push(line));
  await expect.poll(waits).toBe(1);
  await makeCompany(database);
  await other.query('commit');
  other.release();
  await filling;
  expect(said).toEqual([]);
  expect((await pool.query('select from companies')).rowCount).toBe(1);
});
