import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { DatabaseLog } from '#platform/database/database-log.ts';
import type { Read } from '#platform/database/followed-rows.ts';
import { openListeningLine } from '#platform/database/listening-line.ts';
import { hearChanges } from './heard-changes.ts';
import { createInvalidationBarrier } from './invalidation-barrier.ts';

const CHANNEL = 'changes';
/** Precedes a mark and the channel to answer on; names of tables do not begin with it. */
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
 * cannot hear them it says so, and nothing may be taken from a cache.
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

export async function openChangeFeed(pool: pg.Pool, log: DatabaseLog): Promise<ChangeFeed> {
  const heard = hearChanges();
  const listeners: (() => void)[] = [];
  // Where others answer this process alone.
  const ownChannel = `heard_${randomUUID().replaceAll('-', '')}`;
  /** Of the connection that listens: others know us by it. */
  let ownPid = 0;
  const barrier = createInvalidationBarrier(async (mark) => {
    const asked = [CHANNEL, `${ASKS}${mark} ${ownChannel}`, ownPid];
    const { rows } = await pool.query<{ others: readonly number[] }>(askAll, asked);
    return rows[0]?.others ?? [];
  });

  function tellListeners(): void {
    for (const listener of listeners) listener();
  }

  function answer(connection: pg.PoolClient, asked: string): void {
    const [mark = '', channel] = asked.split(' ');
    if (barrier.hearOwn(mark)) return;
    // On the connection that listens: no other work holds it up.
    connection.query('select pg_notify($1, $2)', [channel, mark]).catch(() => undefined);
  }

  const line = await openListeningLine(pool, {
    channel: CHANNEL,
    async begin(connection) {
      await connection.query(`listen ${ownChannel}`);
      const { rows } = await connection.query<{ pid: number }>(beHeard);
      ownPid = rows[0]?.pid ?? 0;
    },
    onListening() {
      heard.distrustAll();
      tellListeners();
    },
    onNotice({ channel, payload = '', processId }, connection) {
      if (channel === ownChannel) barrier.hearAnswer(payload, processId);
      else if (payload.startsWith(ASKS)) answer(connection, payload.slice(ASKS.length));
      else {
        heard.hear(payload);
        tellListeners();
      }
    },
    onLost() {
      barrier.abandon();
      log.warn({}, 'changes are not heard: answers come from the database until they are');
    },
  });

  return {
    now: () => (line.isOpen() ? heard.now() : undefined),
    stillStands(since, reads) {
      return line.isOpen() && heard.isUnchanged(since, reads) ? heard.now() : undefined;
    },
    onChange: (listener) => void listeners.push(listener),
    async settle() {
      if (line.isOpen()) await barrier.settle();
    },
    async close() {
      barrier.abandon();
      line.close();
    },
  };
}
