import type pg from 'pg';

/** So that a value's text does not depend on the server or session it is written or read by. */
const TEXT_SETTINGS = `
  set local timezone = 'UTC';
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'iso_8601';
  set local bytea_output = 'hex';
  set local extra_float_digits = 1;
  set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`;

/** One transaction on its own connection: committed when the work is done, rolled back if it fails. */
export async function inCopySession<T>(
  pool: pg.Pool,
  mode: string,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(`begin ${mode}; ${TEXT_SETTINGS}`);
    const result = await work(client);
    await client.query('commit');
    return result;
  } finally {
    // Closed, not given back: a COPY that was broken off leaves the connection in the middle of it.
    client.release(true);
  }
}
