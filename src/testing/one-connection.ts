import type pg from 'pg';
import { holdsConnection } from '#platform/database/in-transaction.ts';

/** Makes a pool throw if code that holds a connection in a transaction asks for a second one. */
export function refuseSecondConnection(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => unknown;
  const guarded = (...given: unknown[]) => {
    if (holdsConnection()) {
      throw new Error('Whoever holds a connection must not ask the pool for another');
    }
    return connect(...given);
  };
  Object.assign(pool, { connect: guarded });
}
