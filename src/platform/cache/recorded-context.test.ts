import pg from 'pg';
import { expect, test } from 'vitest';
import type { OperationContext } from '#platform/calls/operation.ts';
import { array, int, text } from '#platform/database/columns.ts';
import type { Database } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/followed-rows.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { sql, table, view } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { withSeparateStatementList } from '#platform/database/statement-list.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { recordContext } from './recorded-context.ts';

const database = await createTestDatabase();
await database.pool.query(`
  create table notes (title text not null, author text, place int);
  create table secrets (title text not null);
  create view note_cards as select title from notes where exists (select from settings)`);

const notes = table('notes', { followedBy: ['title', 'author', 'author place'] });
const secrets = table('secrets', { unwatched: 'checked, never shown' });
const noteCards = view('note_cards', [notes, table('settings')]);
const row = { title: text };

const { made } = withSeparateStatementList(() => ({
  cards: query({ name: 'cards', row, sql: sql`select title from ${noteCards}` }),
  each: query({
    name: 'each',
    row,
    sql: sql`select title from ${notes}`,
    plan: 'each call',
  }),
  secret: query({ name: 'secret', row, sql: sql`select title from ${secrets}` }),
  ofAuthor: query({
    name: 'of-author',
    values: { author: text },
    row,
    sql: sql`select title from ${notes} where author = $author order by title`,
    follows: [rowsOf(notes, { author: '$author' }), rowsOf(notes, { title: 'title' })],
  }),
  ofPlaces: query({
    name: 'of-places',
    values: { author: text, places: array(int) },
    row,
    sql: sql`select title from ${notes} where author = $author and place = any ($places)`,
    follows: [rowsOf(notes, { author: '$author', place: '$places' })],
  }),
  write: command({ name: 'write', sql: sql`delete from ${notes}` }),
}));

type Pool = OperationContext['database']['pool'];

async function recorded(work: (pool: Pool) => Promise<unknown>) {
  const visitor = { country: 'KW', isCountryKnown: true, ip: '', agent: '', browser: null };
  const context: Partial<OperationContext> = { database, visitor };
  const recording = recordContext(context as OperationContext);
  await work(recording.context.database.pool);
  return { isKept: recording.isCacheable(), reads: recording.dependencies().reads };
}

test('an answer depends on the tables of its reads, behind views too', async () => {
  const read = await recorded((pool) => made.cards.all(pool));
  expect(read).toEqual({
    isKept: true,
    reads: [
      { table: 'notes', rows: undefined },
      { table: 'settings', rows: undefined },
    ],
  });
});

test('an answer that is made for another tells that one what it read, from a copy too', async () => {
  for (const findReplica of [undefined, () => database.pool]) {
    const visitor = { country: 'KW', isCountryKnown: true, ip: '', agent: '', browser: null };
    const context: Partial<OperationContext> = { database: { ...database, findReplica }, visitor };
    const page = recordContext(context as OperationContext);
    const call = recordContext(page.context);
    await made.cards.all(call.context.database.pool);
    expect(call.dependencies().reads).toHaveLength(2);
    expect(page.dependencies().reads).toEqual(call.dependencies().reads);
    expect([page.isCacheable(), call.isCacheable()]).toEqual([true, true]);
  }
});

test('the first answers for a copy that is away, and hides no mistake of one that is there', async () => {
  const copy = await createTestDatabase();
  const askedOf = (findReplica: Database['findReplica']) => {
    const visitor = { country: 'KW', isCountryKnown: true, ip: '', agent: '', browser: null };
    const context: Partial<OperationContext> = { database: { ...database, findReplica }, visitor };
    return made.cards.all(recordContext(context as OperationContext).context.database.pool);
  };
  const onCopy = () => askedOf(() => copy.pool);
  await expect(onCopy()).rejects.toMatchObject({ code: '42P01' });
  await copy.pool.query('create view note_cards as select pg_sleep(5)::text as title');
  await copy.pool.query(`set statement_timeout = '10ms'`);
  await expect(onCopy()).rejects.toMatchObject({ code: '57014' });
  const gone = new pg.Pool();
  await gone.end();
  expect(await askedOf(() => gone)).toEqual(await askedOf(undefined));
});

test('an answer depends on the rows that its reads name, given or found, and on no others', async () => {
  await database.pool.query(
    `insert into notes values ('first', 'Ali', 1), ('second', 'Ali', 2), ('third', 'Sara', 3)`,
  );
  const read = await recorded(async (pool) => {
    await made.ofAuthor.all(pool, { author: 'Ali' });
    await made.ofPlaces.all(pool, { places: [3, 4], author: 'Sara' });
  });
  expect(read.reads).toEqual([
    {
      table: 'notes',
      rows: [
        'author=Ali',
        'title=first',
        'title=second',
        'author place=Sara 3',
        'author place=Sara 4',
      ],
    },
  ]);
  const all = await recorded(async (pool) => {
    await made.ofAuthor.all(pool, { author: 'Ali' });
    await made.cards.all(pool);
    await made.ofAuthor.all(pool, { author: 'Sara' });
  });
  expect(all.reads[0]).toEqual({ table: 'notes', rows: undefined });
});

test.each<[string, (pool: Pool) => Promise<unknown>]>([
  ['a read that is planned for each call', (pool) => made.each.all(pool)],
  ['a table that nobody watches', (pool) => made.secret.all(pool)],
  ['a write', (pool) => made.write.run(pool)],
  ['a transaction', (pool) => inTransaction(pool, (client) => made.cards.all(client))],
  ['a statement that is not declared', (pool) => pool.query('select title from notes')],
])('%s is followed by nobody, so the answer is not kept', async (_name, work) => {
  expect((await recorded(work)).isKept).toBe(false);
});
