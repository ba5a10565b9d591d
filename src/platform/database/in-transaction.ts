import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { codeOf } from './error-code.ts';

/** A write to a server that only follows another: whoever is asked next leads again. */
const TAKES_NO_WRITES = '25006';

type Work<T> = (client: pg.PoolClient) => Promise<T>;

const held = new AsyncLocalStorage<true>();

/**
 * Whether the work at hand holds a connection. It may not ask for a second: when all are out, everybody
 * who holds one would wait for another. Tests refuse it (`src/testing/one-connection.ts`).
 */
export const holdsConnection = (): boolean => held.getStore() === true;

async function between<T>(pool: pg.Pool, begin: string, work: Work<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(begin);
    const result = await held.run(true, () => work(client));
    await client.query('commit');
    return result;
  } catch (error) {
    if (codeOf(error) === TAKES_NO_WRITES) broken = error as Error;
    await client.query('rollback').catch((reason: Error) => {
      broken = reason;
    });
    throw error;
  } finally {
    // A connection that could not even be rolled back is not used again, nor one to a server that leads no more.
    client.release(broken);
  }
}

/** Does some work in one transaction: all of it is kept, or nothing. */
export function inTransaction<T>(pool: pg.Pool, work: Work<T>): Promise<T> {
  return between(pool, 'begin', work);
}

/** Reads everything as it was at one moment, whatever is written meanwhile. */
export function inSnapshot<T>(pool: pg.Pool, work: Work<T>): Promise<T> {
  return between(pool, 'begin isolation level repeatable read, read only', work);
}
