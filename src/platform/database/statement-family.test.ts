import { expect, expectTypeOf, test } from 'vitest';
import { createTestDatabase } from '#testing/test-database.ts';
import { bigint, nullable, text } from './columns.ts';
import { joinSql, raw, sql, table } from './sql.ts';
import { anySubsetOf, commandFamily, queryFamily } from './statement-family.ts';
import { withSeparateStatementList } from './statement-list.ts';

const { pool } = await createTestDatabase();
await pool.query('create table notes (id bigint, title text, link text)');
await pool.query(`insert into notes values (1, 'b', 'x'), (2, 'a', 'x'), (3, 'c', 'y')`);
const notes = table('notes');

function makeFamilies() {
  const list = queryFamily({
    name: 'notes',
    choices: { sort: ['id', 'title'], linked: [true, false] },
    values: { link: text, limit: bigint },
    row: { id: bigint },
    sql: ({ sort, linked }) => {
      const condition = linked ? sql`where link = $link` : sql``;
      return sql`select id from ${notes} ${condition} order by ${raw(sort)} limit $limit`;
    },
    plan: ({ linked }) => (linked ? 'each call' : 'once'),
  });
  const change = commandFamily({
    name: 'change-note',
    choices: { given: anySubsetOf(['title', 'link']) },
    values: { id: bigint, title: nullable(text), link: nullable(text) },
    row: {},
    sql: ({ given }) => {
      const changes = given.map((name) => raw(`${name} = $${name}`));
      return sql`update ${notes} set ${joinSql(changes, ', ')} where id = $id`;
    },
  });
  return { list, change };
}

const { made, entries } = withSeparateStatementList(makeFamilies);
const { list, change } = made;

test('a member is the statement for what was chosen', async () => {
  const rows = await list.of({ sort: 'title', linked: true }).all(pool, { link: 'x', limit: 9 });
  expectTypeOf(rows).toEqualTypeOf<{ id: number }[]>();
  expect(rows).toEqual([{ id: 2 }, { id: 1 }]);
  const first = await list.of({ sort: 'id', linked: false }).first(pool, { link: '', limit: 9 });
  expect(first).toEqual({ id: 1 });
});

test('a choice of several changes those and nothing else', async () => {
  const values = { id: 3, title: 'new', link: 'not given' };
  expect(await change.of({ given: ['title'] }).run(pool, values)).toBe(1);
  const { rows } = await pool.query('select title, link from notes where id = 3');
  expect(rows).toEqual([{ title: 'new', link: 'y' }]);
});

test('what is not offered cannot be chosen', () => {
  const hostile = { sort: 'id; drop table notes' as 'id', linked: true };
  expect(() => list.of(hostile)).toThrow('sort cannot be');
  expect(() => change.of({ given: ['title', 'id' as 'title'] })).toThrow('given cannot be');
});

test('every member can be listed, or enough of them', () => {
  const named = entries.map((entry) => entry.list().map(({ name }) => name));
  expect(named).toEqual([
    ['notes id linked', 'notes id no-linked', 'notes title linked', 'notes title no-linked'],
    ['change-note title,link', 'change-note title', 'change-note link'],
  ]);
});
