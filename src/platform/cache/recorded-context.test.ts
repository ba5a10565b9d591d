import { expect, test } from 'vitest';
import type { OperationContext } from '#platform/calls/operation.ts';
import { text } from '#platform/database/columns.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { sql, table, view } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { defineApart } from '#platform/database/statement-list.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { recordContext } from './recorded-context.ts';

const database = await createTestDatabase();
await database.pool.query(`
  create table notes (title text not null);
  create table secrets (title text not null);
  create view note_cards as select title from notes where exists (select from settings)`);

const notes = table('notes');
const secrets = table('secrets', { unwatched: 'checked, never shown' });
const noteCards = view('note_cards', [notes, table('settings')]);
const row = { title: text };

const { made } = defineApart(() => ({
  cards: query({ name: 'cards', row, sql: sql`select title from ${noteCards}` }),
  each: query({
    name: 'each',
    row,
    sql: sql`select title from ${notes}`,
    plan: 'each call',
  }),
  secret: query({ name: 'secret', row, sql: sql`select title from ${secrets}` }),
  write: command({ name: 'write', sql: sql`delete from ${notes}` }),
}));

type Pool = OperationContext['database']['pool'];

async function recorded(work: (pool: Pool) => Promise<unknown>) {
  const visitor = { country: 'KW', isCountryKnown: true, ip: '', agent: '', browser: null };
  const context: Partial<OperationContext> = { database, visitor };
  const recording = recordContext(context as OperationContext);
  await work(recording.context.database.pool);
  return { isKept: recording.isCacheable(), tables: [...recording.tables] };
}

test('an answer depends on the tables of its reads, behind views too', async () => {
  const read = await recorded((pool) => made.cards.all(pool));
  expect(read).toEqual({ isKept: true, tables: ['notes', 'settings'] });
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
