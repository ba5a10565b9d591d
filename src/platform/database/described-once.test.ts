import type { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#testing/test-database.ts';

const { pool } = await createTestDatabase();

/** Counts how often the columns of a result are described on a connection. */
async function countDescriptions() {
  const client = await pool.connect();
  let counted = 0;
  const { connection } = client as unknown as { connection: EventEmitter };
  connection.on('rowDescription', () => {
    counted += 1;
  });
  client.release();
  return () => counted;
}

const asked = (number: number | null) => ({
  name: 'described-once',
  text: 'select $1::int as number, array[1, 2]::int8[] as list, null::text as nothing',
  values: [number],
});

test('the rows of a prepared statement are described once on a connection, and read alike ever after', async () => {
  const described = await countDescriptions();
  for (const number of [1, 2, null]) {
    const { rows, rowCount } = await pool.query(asked(number));
    expect(rows).toEqual([{ number, list: [1, 2], nothing: null }]);
    expect(rowCount).toBe(1);
  }
  expect(described()).toBe(1);
});

test('one that fails leaves the connection and the statement as they were', async () => {
  const dividing = (by: number) => ({
    name: 'dividing',
    text: 'select 6 / $1::int as n',
    values: [by],
  });
  expect((await pool.query(dividing(2))).rows).toEqual([{ n: 3 }]);
  await expect(pool.query(dividing(0))).rejects.toThrow('division by zero');
  expect((await pool.query(dividing(3))).rows).toEqual([{ n: 2 }]);
});
