import pg from 'pg';
import type { DatabaseLog } from './database-log.ts';
import { LeanClient } from './described-once.ts';
import { messageOf } from './error-code.ts';

export const applicationName = 'mai';

// Identities and counts stay far below 2^53, so plain numbers are safe and far easier to work with.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// Elements of arrays are read like single values; the driver would read int8 as text and numeric as floats.
const listOids = { text: 1009, int4: 1007, int8: 1016, numeric: 1231 };
pg.types.setTypeParser(listOids.int8, pg.types.getTypeParser(listOids.int4));
pg.types.setTypeParser(listOids.numeric, pg.types.getTypeParser(listOids.text));

const limits = {
  max: 10,
  // A new connection has to plan every statement first, and nobody should wait for that after a quiet minute.
  min: 2,
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 30_000,
  statement_timeout: 15_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 30_000,
  application_name: applicationName,
  keepAlive: true,
} as const;

export type Target =
  | { readonly connectionString: string }
  | { readonly host: string; readonly user: string; readonly database: string };

const inUse = new WeakMap<pg.Pool, Set<pg.PoolClient>>();

/** Fails the queries of everybody who waits for a server that no longer answers; the driver would wait for ever. */
export function endConnectionsInUse(pool: pg.Pool): void {
  for (const client of inUse.get(pool) ?? []) {
    // While pipelining, `end` would wait for the answers to all queries under way.
    Object.assign(client, { pipeline: false });
    void client.end().catch(() => undefined);
  }
}

export function createPool(target: Target, log: DatabaseLog): pg.Pool {
  const pool = new pg.Pool({ ...limits, ...target, Client: LeanClient });
  const tell = (error: Error) => {
    if (!pool.ending) log.warn({ reason: messageOf(error) }, 'a database connection was lost');
  };
  pool.on('error', tell);
  // The pool listens only to idle connections; an error on one inside a transaction would crash the portal.
  pool.on('connect', (client) => client.on('error', tell));
  const taken = new Set<pg.PoolClient>();
  inUse.set(pool, taken);
  pool.on('acquire', (client) => taken.add(client));
  pool.on('release', (_error, client) => taken.delete(client));
  return pool;
}
