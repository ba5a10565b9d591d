import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { DatabaseLog } from '#platform/database/database-log.ts';

const CHANNEL = 'changes';
const RECONNECT_MS = 500;
const SETTLE_TIMEOUT_MS = 2_000;

/**
 * Knows when each table last changed, from the notices the database sends at every commit. While it
 * cannot hear them it says so, and nothing may be taken from a cache.
 */
export type ChangeFeed = {
  /** A moment to compare with; undefined while deaf. */
  now(): number | undefined;
  /** Whether none of the tables changed since a moment. */
  unchangedSince(moment: number, tables: Iterable<string>): boolean;
  /** Waits until every change committed so far has been heard. */
  settle(): Promise<void>;
  close(): Promise<void>;
};

type Hearing = {
  moment: number;
  /** Nothing remembered from before this moment can be trusted. */
  deafUntil: number;
  readonly lastChange: Map<string, number>;
  readonly awaited: Map<string, () => void>;
};

function hear(hearing: Hearing, payload: string): void {
  const awaited = hearing.awaited.get(payload);
  if (awaited) {
    awaited();
    return;
  }
  hearing.moment += 1;
  hearing.lastChange.set(payload, hearing.moment);
}

export async function openChangeFeed(pool: pg.Pool, log: DatabaseLog): Promise<ChangeFeed> {
  const hearing: Hearing = {
    moment: 1,
    deafUntil: 0,
    lastChange: new Map(),
    awaited: new Map(),
  };
  let client: pg.PoolClient | undefined;
  let closed = false;

  async function listen(): Promise<void> {
    const connection = await pool.connect();
    connection.on('notification', ({ payload }) => hear(hearing, payload ?? ''));
    connection.once('error', () => lose(connection));
    await connection.query(`listen ${CHANNEL}`);
    hearing.moment += 1;
    hearing.deafUntil = hearing.moment;
    client = connection;
  }

  function lose(connection: pg.PoolClient): void {
    // Given back already; the server may still say goodbye on it.
    if (closed) return;
    if (client === connection) client = undefined;
    connection.release(true);
    log.warn({}, 'changes are not heard: answers come from the database until they are');
    void relisten();
  }

  async function relisten(): Promise<void> {
    while (!closed && !client) {
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS).unref());
      if (!closed) await listen().catch(() => undefined);
    }
  }

  await listen();
  return {
    now: () => (client ? hearing.moment : undefined),
    unchangedSince(moment, tables) {
      if (!client || moment < hearing.deafUntil) return false;
      for (const table of tables) {
        if ((hearing.lastChange.get(table) ?? 0) > moment) return false;
      }
      return true;
    },
    async settle() {
      if (!client) return;
      const mark = randomUUID();
      const heard = new Promise<void>((resolve) => {
        hearing.awaited.set(mark, resolve);
        setTimeout(resolve, SETTLE_TIMEOUT_MS).unref();
      });
      // Notices arrive in the order of their commits, so ours comes after all earlier ones.
      await pool.query('select pg_notify($1, $2)', [CHANNEL, mark]).catch(() => undefined);
      await heard;
      hearing.awaited.delete(mark);
    },
    async close() {
      closed = true;
      client?.release(true);
      client = undefined;
    },
  };
}
