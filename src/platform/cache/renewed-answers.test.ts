import { expect, test } from 'vitest';
import type { OperationContext } from '#platform/calls/operation.ts';
import { text } from '#platform/database/columns.ts';
import { silentLog } from '#platform/database/database-log.ts';
import { rowsOf } from '#platform/database/followed-rows.ts';
import { sql, table } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { withSeparateStatementList } from '#platform/database/statement-list.ts';
import { sendableBody } from '#platform/http/sendable-body.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { createAnswerCache } from './answer-cache.ts';
import { openChangeFeed } from './change-feed.ts';

const database = await createTestDatabase();
const { pool } = database;
await pool.query(`
  create table wares (id int, country text not null, title text not null, stock int not null default 0);
  select watch_table('wares', '{country}');
  insert into wares values (1, 'KW', 'Lamp'), (2, 'KW', 'Bed'), (3, 'SA', 'Chair')`);

const wares = table('wares', { followedBy: ['country'] });
const newest = (name: string) =>
  query({
    name,
    values: { country: text },
    row: { title: text },
    sql: sql`select title from ${wares} where country = $country order by id desc limit 1`,
    follows: [rowsOf(wares, { country: '$country' })],
  });
const { made: statements } = withSeparateStatementList(() =>
  ['newest', 'newest-too', 'newest-again', 'newest-once-more'].map(newest),
);

const feed = await openChangeFeed(pool, silentLog);
const cache = createAnswerCache(feed, 1_000_000);
const visitor = { country: 'KW', isCountryKnown: true, ip: '', agent: '', browser: null };
const context = { database, visitor } as Partial<OperationContext> as OperationContext;

let timesMade = 0;

/** The newest product of Kuwait, read by a number of statements, as a page requests it that shows it too. */
async function ask(key: string, reads = 1): Promise<string> {
  const work = async ({ database: recorded }: OperationContext) => {
    timesMade += 1;
    const found = statements
      .slice(0, reads)
      .map((each) => each.one(recorded.pool, { country: 'KW' }));
    const [first] = await Promise.all(found);
    return sendableBody('text/plain', first?.title ?? '');
  };
  const page = await cache.answer(
    { key: `page of ${key}`, rawKey: undefined },
    context,
    async (recorded) => {
      const inner = await cache.answer({ key, rawKey: undefined }, recorded, work);
      return sendableBody('text/plain', `page: ${inner.plain}`);
    },
  );
  return page.plain.toString();
}

async function write(statement: string): Promise<void> {
  await pool.query(statement);
  await feed.settle();
}

/** How many answers were made during some work. */
async function madeDuring(work: () => Promise<unknown>): Promise<number> {
  const before = timesMade;
  await work();
  return timesMade - before;
}

test('what reads as it did is not made anew, though rows changed that it follows', async () => {
  expect(await madeDuring(() => ask('one'))).toBe(1);
  await write(`update wares set stock = 5 where id = 1`);
  expect(await madeDuring(() => ask('one'))).toBe(0);
  expect(await ask('one')).toBe('page: Bed');
});

test('what reads otherwise is made anew, for the page too, and as often as it changes', async () => {
  for (const title of ['Cot', 'Couch', 'Cot']) {
    await write(`update wares set title = '${title}' where id = 2`);
    expect(await ask('one')).toBe(`page: ${title}`);
  }
  await write(`insert into wares values (4, 'KW', 'Newer')`);
  expect(await ask('one')).toBe('page: Newer');
  await write(`delete from wares where id = 4`);
  expect(await ask('one')).toBe('page: Cot');
});

type Answered = (error: Error | null, result: unknown) => void;

/** A pool whose answers arrive only after some work is done. */
const answeringAfter = (work: () => Promise<unknown>): typeof pool =>
  Object.assign(Object.create(pool), {
    query(asked: object, values: undefined, answered: Answered) {
      const send = pool.query.bind(pool) as (...given: readonly unknown[]) => void;
      send(asked, values, (...answer: Parameters<Answered>) => {
        void work().then(() => answered(...answer));
      });
    },
  });

test('what changes while it is read again is not taken for what it was', async () => {
  await ask('one');
  await write(`update wares set stock = 6 where id = 1`);
  const rename = () => write(`update wares set title = 'Stretcher' where id = 2`);
  const slow = { ...context, database: { ...database, pool: answeringAfter(rename) } };
  const asked = { key: 'one', rawKey: undefined };
  await cache.answer(asked, slow, () => Promise.reject(new Error('not made anew')));
  expect(await ask('one')).toBe('page: Stretcher');
});

test('who may make nothing reads nothing again', async () => {
  await ask('one');
  await write(`update wares set stock = 7 where id = 1`);
  const refused = cache.answer(
    { key: 'one', rawKey: undefined },
    context,
    () => Promise.reject(new Error('not asked for')),
    () => Promise.reject(new Error('too busy')),
  );
  await expect(refused).rejects.toThrow('too busy');
});

test('an answer of many reads is made anew instead of asking for all of them twice', async () => {
  expect(await madeDuring(() => ask('many', 4))).toBe(1);
  await write(`update wares set stock = 8 where id = 1`);
  expect(await madeDuring(() => ask('many', 4))).toBe(1);
});

test('while nothing is heard, what was kept is not read again but made', async () => {
  await feed.close();
  expect(await madeDuring(() => ask('one'))).toBe(1);
});
