import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { DatabaseLog } from '#platform/database/database-log.ts';
import { endConnectionsInUse } from '#platform/database/pool.ts';
import { createInvalidationBarrier } from './invalidation-barrier.ts';

const CHANNEL = 'changes';
const LISTEN = `listen ${CHANNEL}`;
const ASK_EVERY_MS = 1_000;
const PATIENCE_MS = 2_000;
const RECONNECT_MS = 500;
/** Before a mark and the channel that wants to know of it; names of tables do not begin so. */
const ASKS = '?';
/** Held by everybody who listens, which is how they are counted. */
export const LISTENERS_KEY = 1_627_165_521;

/** $1 channel, $2 what is said there. */
const askAll = `select pg_notify($1, $2), (
  select count(*) from pg_locks
  where locktype = 'advisory' and classid = 0 and objid = ${LISTENERS_KEY} and granted
    and database = (select oid from pg_database where datname = current_database())) as listeners`;

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
  /** Waits until every change committed so far has been heard, here and on every other instance. */
  settle(): Promise<void>;
  close(): Promise<void>;
};

type Hearing = {
  moment: number;
  /** Nothing remembered from before this moment can be trusted. */
  deafUntil: number;
  readonly lastChange: Map<string, number>;
};

function hear(hearing: Hearing, payload: string): void {
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
  };
  // Where others answer this process alone.
  const ownChannel = `heard_${randomUUID().replaceAll('-', '')}`;
  const barrier = createInvalidationBarrier(async (mark) => {
    const asked = [CHANNEL, `${ASKS}${mark} ${ownChannel}`];
    const { rows } = await pool.query<{ listeners: number }>(askAll, asked);
    return rows[0]?.listeners ?? 1;
  });
  let client: pg.PoolClient | undefined;
  let closed = false;

  async function beginOn(connection: pg.PoolClient): Promise<void> {
    await connection.query(LISTEN);
    await connection.query(`listen ${ownChannel}`);
    await connection.query(`select pg_advisory_lock_shared(${LISTENERS_KEY})`);
  }

  async function listen(): Promise<void> {
    const connection = await pool.connect();
    connection.on('notification', ({ channel, payload = '' }) => {
      if (channel === ownChannel) barrier.hearAnswer(payload);
      else if (payload.startsWith(ASKS)) answer(connection, payload.slice(ASKS.length));
      else hear(hearing, payload);
    });
    try {
      await inTime(beginOn(connection));
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

  function answer(connection: pg.PoolClient, asked: string): void {
    const [mark = '', channel] = asked.split(' ');
    if (barrier.hearOwn(mark)) return;
    // On the connection that listens: no other work holds it up.
    connection.query('select pg_notify($1, $2)', [channel, mark]).catch(() => undefined);
  }

  function lose(connection: pg.PoolClient, isSilent = false): void {
    // Given back already; the server may still say goodbye on it.
    if (client !== connection) return;
    client = undefined;
    barrier.abandon();
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
      if (client) await barrier.settle();
    },
    async close() {
      closed = true;
      barrier.abandon();
      client?.release(true);
      client = undefined;
    },
  };
}
