import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { DatabaseLog } from '#platform/database/database-log.ts';
import type { Read } from '#platform/database/followed-rows.ts';
import { endConnectionsInUse } from '#platform/database/pool.ts';
import { hearChanges } from './heard-changes.ts';
import { createInvalidationBarrier } from './invalidation-barrier.ts';

const CHANNEL = 'changes';
const LISTEN = `listen ${CHANNEL}`;
const ASK_EVERY_MS = 1_000;
const PATIENCE_MS = 2_000;
const RECONNECT_MS = 500;
/** Before a mark and the channel that wants to know of it; names of tables do not begin so. */
const ASKS = '?';
/** Held by everybody who listens, which is how they are known. */
export const LISTENERS_KEY = 1_627_165_521;

/** $1 channel, $2 what is said there, $3 our own listener. */
const askAll = `select pg_notify($1, $2), array(
  select pid from pg_locks
  where locktype = 'advisory' and classid = 0 and objid = ${LISTENERS_KEY} and granted
    and database = (select oid from pg_database where datname = current_database())
    and pid <> $3) as others`;
const beHeard = `select pg_advisory_lock_shared(${LISTENERS_KEY}), pg_backend_pid() as pid`;

/**
 * Knows what last changed when, from the notices the database sends at every commit. While it
 * cannot hear them it says so, and nothing may be taken from a cache. A line that goes dead without a
 * word is noticed after three seconds.
 */
export type ChangeFeed = {
  /** A moment to compare with; undefined while deaf. */
  now(): number | undefined;
  /** The moment until which nothing of it changed since another, or undefined where something did. */
  stillStands(since: number, reads: readonly Read[]): number | undefined;
  /** Called at every change that is heard, before anybody is told that it was, and when some may have been missed. */
  onChange(listener: () => void): void;
  /** Waits until every change committed so far has been heard, here and on every other instance. */
  settle(): Promise<void>;
  close(): Promise<void>;
};

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
  const heard = hearChanges();
  const listeners: (() => void)[] = [];
  const tellListeners = () => {
    for (const listener of listeners) listener();
  };
  // Where others answer this process alone.
  const ownChannel = `heard_${randomUUID().replaceAll('-', '')}`;
  const barrier = createInvalidationBarrier(async (mark) => {
    const asked = [CHANNEL, `${ASKS}${mark} ${ownChannel}`, ownPid];
    const { rows } = await pool.query<{ others: readonly number[] }>(askAll, asked);
    return rows[0]?.others ?? [];
  });
  let client: pg.PoolClient | undefined;
  /** Of the connection that listens: others know us by it. */
  let ownPid = 0;
  let closed = false;

  async function beginOn(connection: pg.PoolClient): Promise<void> {
    await connection.query(LISTEN);
    await connection.query(`listen ${ownChannel}`);
    const { rows } = await connection.query<{ pid: number }>(beHeard);
    ownPid = rows[0]?.pid ?? 0;
  }

  async function listen(): Promise<void> {
    const connection = await pool.connect();
    connection.on('notification', ({ channel, payload = '', processId }) => {
      if (channel === ownChannel) barrier.hearAnswer(payload, processId);
      else if (payload.startsWith(ASKS)) answer(connection, payload.slice(ASKS.length));
      else {
        heard.hear(payload);
        tellListeners();
      }
    });
    try {
      await inTime(beginOn(connection));
    } catch (error) {
      connection.release(true);
      throw error;
    }
    if (closed) return connection.release(true);
    heard.distrustAll();
    tellListeners();
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
    now: () => (client ? heard.now() : undefined),
    stillStands(since, reads) {
      return client && heard.isUnchanged(since, reads) ? heard.now() : undefined;
    },
    onChange: (listener) => void listeners.push(listener),
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
