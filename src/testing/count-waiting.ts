import type pg from 'pg';

/** How many wait for an advisory lock of this database; the server has those of other tests as well. */
export async function countWaiting(pool: pg.Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `select from pg_locks join pg_database on pg_database.oid = pg_locks.database
     where locktype = 'advisory' and not granted and datname = current_database()`,
  );
  return rowCount ?? 0;
}
