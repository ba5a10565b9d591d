import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '#testing/test-database.ts';
import { silentLog } from './database-log.ts';
import { inSnapshot, inTransaction } from './in-transaction.ts';
import { createPool } from './pool.ts';
import { table } from './sql.ts';
import { allowStatementsOf, lockTable, takeTurns } from './transaction-turns.ts';

const { pool, url } = await createTestDatabase();
/** A pool for concurrent transactions. */
const others = createPool({ connectionString: url }, silentLog);
afterAll(() => others.end());
await pool.query('create table notes (id int)');
const countOn = async (connection: Pick<typeof pool, 'query'>) =>
  (await connection.query('select from notes')).rowCount;

test('what fails half-way leaves nothing', async () => {
  const failing = inTransaction(pool, async (client) => {
    await client.query('insert into notes values (1)');
    throw new Error('half-way');
  });
  await expect(failing).rejects.toThrow('half-way');
  expect(await countOn(pool)).toBe(0);
});

test('a connection to a server that takes no writes any more is not used again', async () => {
  const client = await others.connect();
  await client.query('set default_transaction_read_only = on');
  client.release();
  const write = () =>
    inTransaction(others, (writer) => writer.query('delete from notes where id = 0'));
  await expect(write()).rejects.toMatchObject({ code: '25006' });
  await write();
});

test('a snapshot sees one moment and writes nothing', async () => {
  await inSnapshot(pool, async (client) => {
    expect(await countOn(client)).toBe(0);
    await others.query('insert into notes values (1)');
    expect(await countOn(client)).toBe(0);
  });
  const writing = inSnapshot(pool, (client) => client.query('delete from notes'));
  await expect(writing).rejects.toThrow('read-only');
});

/** Whether a second transaction would have to wait. */
async function isHeld(take: (client: Parameters<typeof takeTurns>[0]) => Promise<void>) {
  return inTransaction(others, async (client) => {
    await client.query(`set local lock_timeout = '1ms'`);
    return take(client).then(
      () => false,
      () => true,
    );
  });
}

test('turns are taken by name and number, and end with the transaction', async () => {
  await inTransaction(pool, async (client) => {
    await takeTurns(client, 'listings', 1);
    expect(await isHeld((other) => takeTurns(other, 'listings', 1))).toBe(true);
    expect(await isHeld((other) => takeTurns(other, 'listings', 2))).toBe(false);
    expect(await isHeld((other) => takeTurns(other, 'showcase', 1))).toBe(false);
  });
  expect(await isHeld((other) => takeTurns(other, 'listings', 1))).toBe(false);
});

test('a locked table is read and not written', async () => {
  await inTransaction(pool, async (client) => {
    await lockTable(client, table('notes'));
    expect(await countOn(others)).toBe(1);
    expect(await isHeld((other) => lockTable(other, table('notes')))).toBe(true);
  });
});

test('a longer time is allowed to one transaction only', async () => {
  const shown = async (connection: Pick<typeof pool, 'query'>) =>
    (await connection.query('show statement_timeout')).rows[0].statement_timeout;
  await inTransaction(pool, async (client) => {
    await allowStatementsOf(client, '5min');
    expect(await shown(client)).toBe('5min');
  });
  expect(await shown(pool)).toBe('15s');
});

test('whoever holds a connection is refused a second, and gets one afterwards', async () => {
  const REFUSED = 'must not ask the pool for another';
  await inTransaction(pool, async (client) => {
    await expect(async () => countOn(pool)).rejects.toThrow(REFUSED);
    await expect(inSnapshot(pool, countOn)).rejects.toThrow(REFUSED);
    expect(await countOn(client)).toBe(1);
  });
  expect(await countOn(pool)).toBe(1);
});
