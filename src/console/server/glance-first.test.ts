import { expect, test } from 'vitest';
import { bigint, nullable, text } from '#platform/database/columns.ts';
import { sql, table } from '#platform/database/sql.ts';
import { queryFamily } from '#platform/database/statement-family.ts';
import { withSeparateStatementList } from '#platform/database/statement-list.ts';
import { countBlocks } from '#testing/count-blocks.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { anyContains, glanceFirst, newestOf } from './glance-first.ts';
import { patternOf } from './paged-rows.ts';
import { containsTyped } from './selective-part.ts';

const database = await createTestDatabase();
const { pool } = database;

const ROWS = 20_000;
await pool.query(`
  create table people (id bigint primary key, email text not null);
  insert into people select n, 'person' || n || case when n % 400 = 0 then '@rare.example' else '@test.example' end
  from generate_series(1, ${ROWS}) n;
  create index on people using gin (email gin_trgm_ops)`);
await pool.query('vacuum analyze people');

const select = withSeparateStatementList(() => {
  const people = table('people');
  return queryFamily({
    name: 'test.people-glanced',
    choices: { way: ['everywhere', 'glanced'] },
    values: { pattern: nullable(text), part: nullable(text), before: nullable(bigint) },
    row: { id: bigint },
    plan: () => 'each call',
    sql: ({ way }) => sql`
      select id from ${way === 'glanced' ? newestOf(people) : people} p
      where ${way === 'glanced' ? anyContains(['email']) : sql`id = any(array(select id from ${people} where ${containsTyped(['email'])}))`}
        and ($before::bigint is null or id < $before)
      order by id desc limit 5`,
  });
}).made;

const valuesOf = (typed: string, before: number | null = null) => ({
  pattern: patternOf(typed),
  part: patternOf(typed),
  before,
});

test.each([
  ['what all have', 'test.example', null, 1],
  ['on a later page', 'test.example', 7_001, 1],
  ['what few of the newest have', 'rare.example', null, 2],
  ['what only old ones have', 'person12@', null, 2],
  ['what nobody has', 'zebra', null, 2],
])(
  '%s: what is found is the same, and sought elsewhere only if the page is not full',
  async (...named) => {
    const [, typed, before, reads] = named;
    let read = 0;
    const values = valuesOf(typed, before);
    const readIn = (way: 'glanced' | 'everywhere') => () => {
      read += 1;
      return select.of({ way }).all(pool, values);
    };
    const found = await glanceFirst(5, readIn('glanced'), readIn('everywhere'));
    expect(found).toEqual(await select.of({ way: 'everywhere' }).all(pool, values));
    expect(read).toBe(reads);
  },
);

test('what all have is met within a fraction of the blocks', async () => {
  const blocks = (way: 'glanced' | 'everywhere') =>
    countBlocks(database, (connection, values) => select.of({ way }).all(connection, values), {
      ...valuesOf('test.example'),
    });
  expect(await blocks('glanced')).toBeLessThan((await blocks('everywhere')) / 4);
});
