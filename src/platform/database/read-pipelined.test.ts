import { expect, test } from 'vitest';
import { createTestDatabase } from '#testing/test-database.ts';
import { endConnectionsInUse } from './pool.ts';
import { readPipelined } from './read-pipelined.ts';

const { pool } = await createTestDatabase();

const asked = (by: number) => ({
  name: 'together',
  text: 'select 6 / $1::int as n, pg_backend_pid() as line',
  values: [by],
});

test('what is asked in the same moment is answered on one connection, two by two', async () => {
  const read = readPipelined(pool);
  const answers = await Promise.all([1, 2, 3].map((by) => read(asked(by))));
  expect(answers.map(({ rows }) => rows[0].n)).toEqual([6, 3, 2]);
  const [first, second, third] = answers.map(({ rows }) => rows[0].line);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('one that fails takes nothing from the other, and the connection goes with it', async () => {
  const read = readPipelined(pool);
  for (const order of [
    [0, 2],
    [2, 0],
  ]) {
    const answers = await Promise.allSettled(order.map((by) => read(asked(by))));
    const told = answers.map((answer) =>
      answer.status === 'fulfilled' ? answer.value.rows[0].n : answer.reason.message,
    );
    expect(told.sort()).toEqual([3, 'division by zero']);
  }
  expect((await read(asked(3))).rows[0].n).toBe(2);
  expect(pool.idleCount).toBe(pool.totalCount);
});

test('a connection serves as any other afterwards', async () => {
  const read = readPipelined(pool);
  await Promise.all([1, 2].map((by) => read(asked(by))));
  const client = await pool.connect();
  await client.query('begin');
  await expect(client.query('select 1 / 0')).rejects.toThrow('division by zero');
  await client.query('rollback');
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  client.release();
});

test('who waits for a server that says nothing is told when connections are given up', async () => {
  const read = readPipelined(pool);
  const slow = (seconds: number) => ({
    name: 'slow',
    text: 'select pg_sleep($1::int)',
    values: [seconds],
  });
  const answers = Promise.allSettled([read(slow(60)), read(slow(61))]);
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(1);
  endConnectionsInUse(pool);
  for (const { status } of await answers) expect(status).toBe('rejected');
});
