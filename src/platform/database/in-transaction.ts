import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { codeOf } from './error-code.ts';

/** The code of a write to a server that has become read-only; the next connection will find the new leader. */
const TAKES_NO_WRITES = '25006';

type Work<T> = (client: pg.PoolClient) => Promise<T>;

const held = new AsyncLocalStorage<true>();

/**
 * Whether the current work already holds a connection. It must not take a second one: with the pool exhausted, all who
 * hold one would wait for each other. Tests refuse it (`src/testing/one-connection.ts`).
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
    // A connection that could not be rolled back, or whose server is no longer the leader, is not used again.
    client.release(broken);
  }
}

/** Runs the work in one transaction: all of it is kept, or nothing. */
export function inTransaction<T>(pool: pg.Pool, work: Work<T>): Promise<T> {
  return between(pool, 'begin', work);
}

/** Runs reads that all see the data as it was at one moment, whatever is written meanwhile. */
export function inSnapshot<T>(pool: pg.Pool, work: Work<T>): Promise<T> {
  return between(pool, 'begin isolation level repeatable read, read only', work);
}
