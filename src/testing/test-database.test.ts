import { expect, test } from 'vitest';
import { createTestDatabase } from './test-database.ts';

const one = await createTestDatabase();
const other = await createTestDatabase();

test('each database is a copy of the migrated one, on its own', async () => {
  await one.pool.query('create table only_here (id int)');
  const look = `select to_regclass('only_here') is not null as here,
                       to_regclass('schema_migrations') is not null as migrated`;
  expect((await one.pool.query(look)).rows).toEqual([{ here: true, migrated: true }]);
  expect((await other.pool.query(look)).rows).toEqual([{ here: false, migrated: true }]);
});
