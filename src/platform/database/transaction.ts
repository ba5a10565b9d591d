import type pg from 'pg';

/** What queries need, be it the pool or the client of a transaction. */
export type Connection = Pick<pg.ClientBase, 'query'>;

/** All of it or nothing; what the work throws undoes it. */
export async function inTransaction<T>(
  pool: Pick<pg.Pool, 'connect'>,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    // A connection that cannot even roll back must not be given to the next one.
    client.release(broken);
  }
}
