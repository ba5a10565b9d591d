import { expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestDatabase } from '#testing/test-database.ts';
import { array, bigint, date, int, json, nullable, oneOf, present, text } from './columns.ts';
import { newestRowsOf, rowsOf } from './followed-rows.ts';
import { joinSql, raw, sql, table, view } from './sql.ts';
import { command, query, type SentStatement } from './statement.ts';
import { freezeStatementList, withSeparateStatementList } from './statement-list.ts';

const { pool } = await createTestDatabase();
await pool.query(
  `create table notes (id bigint generated always as identity, title text not null, facts jsonb)`,
);

const notes = table('notes', { followedBy: ['id'] });
const secrets = table('secrets', { unwatched: 'checked, never shown' });
const noteCards = view('note_cards', [notes, view('more_cards', [notes, secrets])]);

/** A statement that is not on the global list. */
const own = <T>(define: () => T): T => withSeparateStatementList(define).made;

const addNote = own(() =>
  command({
    name: 'add-note',
    values: { title: text, facts: nullable(json(z.object({ pages: z.int() }))) },
    row: { id: bigint, title: text },
    sql: sql`insert into ${notes} (title, facts) values ($title, $facts) returning id, title`,
  }),
);
const removeNotes = own(() => command({ name: 'remove-notes', sql: sql`delete from ${notes}` }));

/** The statement that a call sends, which nobody answers. */
async function sentBy(
  ask: (connection: { query: typeof pool.query }) => Promise<unknown>,
): Promise<SentStatement> {
  let sent: SentStatement | undefined;
  const connection = {
    query: (asked: SentStatement) => {
      sent = asked;
      return Promise.resolve({ rows: [] });
    },
  };
  await ask(connection as unknown as { query: typeof pool.query });
  if (!sent) throw new Error('Nothing was sent');
  return sent;
}

test('values stand by name and are sent by number, each once', async () => {
  const select = own(() =>
    query({
      name: 'between',
      values: { from: bigint, country: text },
      row: { id: bigint },
      sql: sql`select id from ${notes} where $from < id and title = $country and $from <> 0`,
    }),
  );
  const { text: said, values } = await sentBy((it) => select.all(it, { country: 'KW', from: 7 }));
  expect(said).toBe('select id from notes where $1 < id and title = $2 and $1 <> 0');
  expect(values).toEqual([7, 'KW']);
});

test('pieces bring their relations along', () => {
  const piece = joinSql([sql`select 1 from ${notes}`, sql`select ${2} from ${secrets}`], ' union ');
  const whole = sql`${piece} limit ${raw('all')}`;
  expect(whole.text).toBe('select 1 from notes union select 2 from secrets limit all');
  expect(whole.relations).toEqual([notes, secrets]);
  expect(noteCards.tables).toEqual([notes, secrets]);
});

test('a definition that cannot be right is refused', () => {
  const row = { id: bigint };
  const ofSql = (said: ReturnType<typeof sql>, values = {}) =>
    own(() => query({ name: 'wrong', values, row, sql: said }));
  expect(() => ofSql(sql`select $id`)).toThrow('wrong: $id is not declared');
  expect(() => ofSql(sql`select 1`, { id: bigint })).toThrow('wrong: $id is never used');
  // Using `$ids` does not count as using `$id`.
  expect(() => ofSql(sql`select $ids`, { id: bigint, ids: bigint })).toThrow('$id is never used');
  const long = 'x'.repeat(64);
  expect(() => own(() => query({ name: long, row, sql: sql`select 1` }))).toThrow('too long');
  expect(() =>
    withSeparateStatementList(() => {
      query({ name: 'twice', row, sql: sql`select 1 as id` });
      query({ name: 'twice', row, sql: sql`select 2 as id` });
    }),
  ).toThrow('twice: the name is taken');
});

test('while serving nothing is defined any more', () => {
  expect(() =>
    withSeparateStatementList(() => {
      freezeStatementList();
      query({ name: 'late', row: {}, sql: sql`select` });
    }),
  ).toThrow('late: no statement is defined while serving');
});

test('rows come as they are declared, one, first or all of them', async () => {
  const { id } = await addNote.one(pool, { title: 'One', facts: { pages: 3 } });
  await addNote.one(pool, { title: 'Two', facts: null });
  const select = own(() =>
    query({
      name: 'note-facts',
      values: { after: nullable(bigint) },
      row: { title: text, facts: nullable(json(z.object({ pages: z.int() }))) },
      sql: sql`select title, facts from ${notes} where $after::bigint is null or id > $after order by id`,
    }),
  );
  const all = await select.all(pool, { after: undefined });
  expectTypeOf(all).toEqualTypeOf<{ title: string; facts: { pages: number } | null }[]>();
  expect(all).toEqual([
    { title: 'One', facts: { pages: 3 } },
    { title: 'Two', facts: null },
  ]);
  expect(await select.first(pool, { after: id })).toEqual({ title: 'Two', facts: null });
  expect(await select.first(pool, { after: id + 1 })).toBeUndefined();
  await expect(select.one(pool, { after: id + 1 })).rejects.toThrow('note-facts found no row');
  expect(await removeNotes.run(pool)).toBe(2);
});

test.each([
  ['null where there is always something', { n: present(int) }, 'null::int', 'n is null'],
  ['a text that is not one of those', { n: oneOf(['a', 'b']) }, `'c'`, 'n is not one of a, b'],
  ['a null in a list', { n: array(text) }, `array['a', null]`, 'n has a null in it'],
  ['JSON of another shape', { n: json(z.object({ a: z.string() })) }, `'{"a":1}'::jsonb`, 'n '],
])('%s is not taken', async (_name, row, value, problem) => {
  const said = sql`select ${raw(value)} as n`;
  const select = own(() => query({ name: 'looked-at', row, sql: said, plan: 'each call' }));
  await expect(select.all(pool)).rejects.toThrow(`looked-at: ${problem}`);
});

test('what is as declared passes: lists, choices and nulls', async () => {
  const select = own(() =>
    query({
      name: 'passing',
      values: { ids: array(bigint), day: date },
      row: {
        ids: array(bigint),
        lap: oneOf([0, 1]),
        none: nullable(oneOf(['en', 'ar'])),
        holes: array(nullable(text)),
        day: text,
      },
      sql: sql`select $ids::bigint[] as ids, 1 as lap, null as none, array['a', null] as holes,
        $day::date::text as day`,
    }),
  );
  const row = await select.one(pool, { ids: [1, 2], day: '2026-02-28' });
  expectTypeOf(row.lap).toEqualTypeOf<0 | 1>();
  expectTypeOf(row.none).toEqualTypeOf<'en' | 'ar' | null>();
  expect(row).toEqual({ ids: [1, 2], lap: 1, none: null, holes: ['a', null], day: '2026-02-28' });
});

test('a query is planned once and can be followed; whatever else is sent cannot', async () => {
  const row = { id: bigint };
  const select = own(() => query({ name: 'one', row, sql: sql`select id from ${notes}` }));
  const followed = await sentBy(select.all);
  expect(followed.name).toBe('one');
  expect(followed.readsWith?.([])).toEqual([{ table: 'notes', rows: undefined }]);

  const each = own(() =>
    query({ name: 'each', row, sql: sql`select id from ${notes}`, plan: 'each call' }),
  );
  const planned = await sentBy(each.all);
  expect([planned.name, planned.readsWith]).toEqual([undefined, undefined]);

  const unheard = own(() => query({ name: 'two', row, sql: sql`select id from ${noteCards}` }));
  const sent = await sentBy(unheard.all);
  expect([sent.name, sent.readsWith]).toEqual(['two', undefined]);

  const written = await sentBy(removeNotes.run);
  expect([written.name, written.readsWith]).toEqual([undefined, undefined]);
});

test.each([
  [
    'a table that is not read',
    rowsOf(table('others', { followedBy: ['id'] }), { id: '$id' }),
    'others is not read',
  ],
  [
    'a column that is not announced',
    rowsOf(notes, { title: '$id' }),
    'notes is not followed by title',
  ],
  [
    'their age where their ids are not announced',
    newestRowsOf(notes, { id: '$id' }, () => undefined),
    'notes is not followed by id id',
  ],
  [
    'a value that is not given',
    rowsOf(notes, { id: '$other' }),
    '$other is neither given nor found',
  ],
  [
    'a column that is not answered',
    rowsOf(notes, { id: 'other' }),
    'other is neither given nor found',
  ],
])('rows cannot be followed by %s', (_name, followed, problem) => {
  expect(() =>
    own(() =>
      query({
        name: 'followed',
        values: { id: bigint },
        row: { id: bigint },
        sql: sql`select id from ${notes} where id = $id`,
        follows: [followed],
      }),
    ),
  ).toThrow(`followed: ${problem}`);
});
