import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '#testing/test-database.ts';
import { createMigratedCheck, migrate } from './migrate.ts';

const { pool } = await createTestDatabase();
let folder: string;

const write = (name: string, sql: string) => writeFile(join(folder, name), sql);
const exists = async (name: string) =>
  (await pool.query('select to_regclass($1) is not null as found', [name])).rows[0]?.found;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  await pool.query('drop schema public cascade; create schema public');
});
afterEach(() => rm(folder, { recursive: true }));

test('files are applied in their order, once', async () => {
  await write('0002_fill.sql', 'insert into steps values (2);');
  await write('0001_make.sql', 'create table steps (n int); insert into steps values (1);');
  const isMigrated = await createMigratedCheck(pool, folder);
  expect(await isMigrated()).toBe(false);
  expect(await migrate(pool, folder)).toEqual(['0001_make.sql', '0002_fill.sql']);
  expect(await migrate(pool, folder)).toEqual([]);
  await write('0003_more.sql', 'insert into steps values (3);');
  expect(await migrate(pool, folder)).toEqual(['0003_more.sql']);
  expect(await isMigrated()).toBe(true);
  expect((await pool.query('select n from steps')).rows).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
});

test('a running portal goes on beside a newer one, and not on a database from before its time', async () => {
  await write('0001_one.sql', 'create table one ();');
  await migrate(pool, folder);
  const isMigrated = await createMigratedCheck(pool, folder);
  await write('0002_newer.sql', 'create table newer ();');
  await migrate(pool, folder);
  expect(await isMigrated()).toBe(true);
  await pool.query('truncate schema_migrations');
  expect(await isMigrated()).toBe(false);
});

test('a changed, a missing and a late file are refused by name', async () => {
  await write('0001_one.sql', 'create table one ();');
  await write('0003_three.sql', 'create table three ();');
  await migrate(pool, folder);

  await write('0002_two.sql', 'create table two ();');
  await expect(migrate(pool, folder)).rejects.toThrow(/0002_two.sql comes before 0003_three.sql/);
  await rm(join(folder, '0002_two.sql'));
  await write('0001_one.sql', 'create table one (id int);');
  await expect(migrate(pool, folder)).rejects.toThrow(/0001_one.sql was changed/);
  await rm(join(folder, '0001_one.sql'));
  await expect(migrate(pool, folder)).rejects.toThrow(/0001_one.sql.*does not know/);
  expect(await exists('two')).toBe(false);
});

test('a checkout with Windows line ends is the same migration', async () => {
  await write('0001_one.sql', 'create table one (\n  id int\n);\n');
  await migrate(pool, folder);
  await write('0001_one.sql', 'create table one (\r\n  id int\r\n);\r\n');
  expect(await migrate(pool, folder)).toEqual([]);
});

test('of a failing file nothing stays, what came before it does', async () => {
  await write('0001_good.sql', 'create table good ();');
  await write('0002_bad.sql', 'create table half (); select 1 / 0;');
  await write('0003_after.sql', 'create table after_bad ();');
  await expect(migrate(pool, folder)).rejects.toThrow(/0002_bad.sql failed: division by zero/);
  expect([await exists('good'), await exists('half'), await exists('after_bad')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(await (await createMigratedCheck(pool, folder))()).toBe(false);
});

test('a file that cannot be recorded is not kept either', async () => {
  await write('0001_unrecorded.sql', 'create table half (); drop table schema_migrations;');
  await expect(migrate(pool, folder)).rejects.toThrow(/0001_unrecorded.sql failed/);
  expect(await exists('half')).toBe(false);
});

test('a file without a transaction may build indexes concurrently, even while others wait', async () => {
  await write('0001_make.sql', 'create table things (a int, b int);');
  await write(
    '0002_index.sql',
    '-- no transaction\n-- both; at once\ncreate index concurrently things_a on things (a);\n' +
      'create index concurrently things_b\n  on things (b) include (a);\n',
  );
  const runs = await Promise.all([1, 2, 3].map(() => migrate(pool, folder)));
  expect(runs.flat().toSorted()).toEqual(['0001_make.sql', '0002_index.sql']);
  expect([await exists('things_a'), await exists('things_b')]).toEqual([true, true]);
});

test('processes that start together apply each file once', async () => {
  for (let n = 1; n <= 5; n++) {
    await write(`000${n}_step.sql`, `create table step_${n} (); select pg_sleep(0.01);`);
  }
  const runs = await Promise.all(Array.from({ length: 6 }, () => migrate(pool, folder)));
  expect(runs.filter((names) => names.length > 0)).toHaveLength(1);
  expect(runs.flat()).toHaveLength(5);
});

test.each([
  ['1_short.sql', /1_short.sql is not named/],
  ['0001_again.sql', /have the same number/],
])('the file name %s is refused', async (name, message) => {
  await write('0001_first.sql', 'select 1;');
  await write(name, 'select 1;');
  await expect(migrate(pool, folder)).rejects.toThrow(message);
});
