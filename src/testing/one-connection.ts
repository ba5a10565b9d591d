import type pg from 'pg';
import { holdsConnection } from '#platform/database/in-transaction.ts';

/** Makes a pool refuse whoever asks for a second connection while a transaction of theirs holds one. */
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
