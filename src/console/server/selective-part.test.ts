import { expect, test } from 'vitest';
import { bigint, nullable, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql, table } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { withSeparateStatementList } from '#platform/database/statement-list.ts';
import { countBlocks } from '#testing/count-blocks.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { patternOf } from './paged-rows.ts';
import { containsTyped, type SoughtPart, selectivePart } from './selective-part.ts';

const database = await createTestDatabase();
const { pool } = database;

const ROWS = 20_000;
await pool.query(`
  create table people (id bigint primary key, email text not null, name text);
  insert into people select n, 'Person' || n || '@test.example', 'Zahra ' || n from generate_series(1, ${ROWS}) n;
  insert into people values (${ROWS + 1}, 'odd@one.example', null);
  create index on people using gin (email gin_trgm_ops, name gin_trgm_ops);
  create table houses (id bigint primary key, name text not null);
  insert into houses select n, 'House of Wadaq' from generate_series(1, 100) n`);
await pool.query('vacuum analyze people, houses');

const { find, select } = withSeparateStatementList(() => {
  const people = table('people');
  return {
    find: selectivePart('test.typed-pieces', [
      { in: people, columns: ['email', 'name'] },
      { in: table('houses'), columns: ['name'] },
    ]),
    select: query({
      name: 'test.people',
      values: { pattern: nullable(text), part: nullable(text) },
      row: { id: bigint },
      plan: 'each call',
      sql: sql`select id from ${people} where ${containsTyped(['email', 'name'])} order by id`,
    }),
  };
}).made;

test.each([
  ['pieces that everybody has are left out', 'person12345', '%12345%', false],
  ['of several parts the longest is taken', '777 zebra@test.example', '%zebra%', false],
  ['pieces of another source count as well', 'Wadaq odd', '%odd%', false],
  ['letters are compared as people write them', 'PERSON12345', '%12345%', false],
  ['all of it, if all of it is common', 'test.example', '%test.example%', true],
  ['all of it, if all of it is rare', 'odd_one', '%odd\\_one%', false],
  ['all of it, if it is short', 'ab', '%ab%', true],
  ['all of it, if it has no letters', '%%%%', '%\\%\\%\\%\\%%', true],
])('%s', async (_, typed, part, isCommon) => {
  expect(await find(pool, typed)).toEqual({ pattern: patternOf(typed), part, isCommon });
});

test('nothing is sought where nothing was typed', async () => {
  expect(await find(pool, undefined)).toEqual({ pattern: null, part: null, isCommon: false });
});

test('what is found has all that was typed, and not only the part', async () => {
  const ids = async (typed: string) => {
    const rows = await select.all(pool, await find(pool, typed));
    return rows.map(({ id }) => id);
  };
  expect(await ids('person12345@test')).toEqual([12345]);
  expect(await ids('person12345@wadaq')).toEqual([]);
  expect(await ids('wadaq odd')).toEqual([]);
  expect(await ids('ODD@')).toEqual([ROWS + 1]);
  expect(await ids('%')).toEqual([]);
});

test('looking up the part reads far less than looking up the whole', async () => {
  const read = (connection: Connection, sought: SoughtPart) => select.all(connection, sought);
  const sought = await find(pool, 'person12345@test.example');
  const whole = await countBlocks(database, read, { ...sought, part: sought.pattern });
  expect(await countBlocks(database, read, sought)).toBeLessThan(whole / 2);
});
