import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { DatabaseLog } from '#platform/database/database-log.ts';
import { endConnectionsInUse } from '#platform/database/pool.ts';

const CHANNEL = 'changes';
const LISTEN = `listen ${CHANNEL}`;
const ASK_EVERY_MS = 1_000;
const PATIENCE_MS = 2_000;
const RECONNECT_MS = 500;
const SETTLE_TIMEOUT_MS = 2_000;

/**
 * Knows when each table last changed, from the notices the database sends at every commit. While it
 * cannot hear them it says so, and nothing may be taken from a cache. A line that goes dead without a
 * word is noticed after three seconds.
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

/** An answer within the time, counted so that one which waits behind a busy moment is still heard. */
function inTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => setImmediate(reject, new Error('The database does not answer'));
    const timer = setTimeout(giveUp, PATIENCE_MS).unref();
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const pause = (ms: number) => delay(ms, undefined, { ref: false });

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
    try {
      await inTime(connection.query(LISTEN));
    } catch (error) {
      connection.release(true);
      throw error;
    }
    if (closed) return connection.release(true);
    hearing.moment += 1;
    hearing.deafUntil = hearing.moment;
    client = connection;
    connection.once('error', () => lose(connection));
    void keepAsking(connection);
  }

  /** A connection can die without a word: one that does not answer any more is given up. */
  async function keepAsking(connection: pg.PoolClient): Promise<void> {
    while (client === connection) {
      await pause(ASK_EVERY_MS);
      // To listen twice is to listen once.
      const answered = client === connection && inTime(connection.query(LISTEN));
      await Promise.resolve(answered).catch(() => lose(connection, true));
    }
  }

  function lose(connection: pg.PoolClient, isSilent = false): void {
    // Given back already; the server may still say goodbye on it.
    if (client !== connection) return;
    client = undefined;
    connection.release(true);
    log.warn({}, 'changes are not heard: answers come from the database until they are');
    void relisten(isSilent);
  }

  async function relisten(isSilent: boolean): Promise<void> {
    while (!closed && !client) {
      // Neither the old connection answers nor a new one comes about: others wait in vain as well.
      await listen().catch(() => isSilent && endConnectionsInUse(pool));
      if (!client) await pause(RECONNECT_MS);
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
      await new Promise<void>((resolve) => {
        hearing.awaited.set(mark, resolve);
        setTimeout(resolve, SETTLE_TIMEOUT_MS).unref();
        // Notices arrive in the order of their commits, so ours comes after all earlier ones.
        pool.query('select pg_notify($1, $2)', [CHANNEL, mark]).catch(() => resolve());
      });
      hearing.awaited.delete(mark);
    },
    async close() {
      closed = true;
      client?.release(true);
      client = undefined;
    },
  };
}
