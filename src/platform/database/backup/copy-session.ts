import type pg from 'pg';

/** Fixes the text form of values, so that it does not depend on the server or session that writes or reads it. */
const TEXT_SETTINGS = `
  set local timezone = 'UTC';
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'iso_8601';
  set local bytea_output = 'hex';
  set local extra_float_digits = 1;
  set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`;

/** Runs the work in one transaction on its own connection: committed when it is done, rolled back if it fails. */
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
    // The connection is destroyed, not returned to the pool: an aborted COPY would leave it in the middle of the copy.
    client.release(true);
  }
}
