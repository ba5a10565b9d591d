import type pg from 'pg';

/** How many sessions wait for an advisory lock in this database. The server also has the databases of other tests. */
export async function countWaiting(pool: pg.Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `select from pg_locks join pg_database on pg_database.oid = pg_locks.database
     where locktype = 'advisory' and not granted and datname = current_database()`,
  );
  return rowCount ?? 0;
}
