import type pg from 'pg';

/** Does the work as a whole or not at all. */
export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (problem) {
    await client.query('rollback').catch(() => {
      isBroken = true;
    });
    throw problem;
  } finally {
    client.release(isBroken);
  }
}
