import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { DatabaseLog } from '#platform/database/database-log.ts';
import type { Read } from '#platform/database/followed-rows.ts';
import { openNotificationConnection } from '#platform/database/notification-connection.ts';
import { hearChanges } from './heard-changes.ts';
import { createInvalidationBarrier } from './invalidation-barrier.ts';

const CHANNEL = 'changes';
/** The prefix of a payload that carries a mark and the channel to answer on; no table's name begins with it. */
const ASKS = '?';
/** The key of a shared advisory lock that every listening connection holds, so that pg_locks lists them all. */
export const LISTENERS_KEY = 1_627_165_521;

/** $1 is the channel, $2 the payload, $3 the pid of our own listening connection. */
const askAll = `select pg_notify($1, $2), array(
  select pid from pg_locks
  where locktype = 'advisory' and classid = 0 and objid = ${LISTENERS_KEY} and granted
    and database = (select oid from pg_database where datname = current_database())
    and pid <> $3) as others`;
const beHeard = `select pg_advisory_lock_shared(${LISTENERS_KEY}), pg_backend_pid() as pid`;

/**
 * Knows what changed when, from the notifications that the database sends at every commit. While the connection that
 * hears them is down, nothing may be taken from a cache.
 */
export type ChangeFeed = {
  /** The current moment, to compare with later; undefined while notifications cannot be heard. */
  now(): number | undefined;
  /**
   * The moment up to which none of these reads changed since the given one, or undefined if one did or none can be
   * heard.
   */
  stillStands(since: number, reads: readonly Read[]): number | undefined;
  /** Called at every change before anybody waiting for it is told, and whenever changes may have been missed. */
  onChange(listener: () => void): void;
  /** Waits until every change committed so far has been heard, by this instance and by all others. */
  settle(): Promise<void>;
  close(): Promise<void>;
};

export async function openChangeFeed(pool: pg.Pool, log: DatabaseLog): Promise<ChangeFeed> {
  const heard = hearChanges();
  const listeners: (() => void)[] = [];
  // The channel on which other instances answer this one alone.
  const ownChannel = `heard_${randomUUID().replaceAll('-', '')}`;
  /** The pid of the listening connection, by which other instances know us. */
  let ownPid = 0;
  const barrier = createInvalidationBarrier(async (mark) => {
    const values = [CHANNEL, `${ASKS}${mark} ${ownChannel}`, ownPid];
    const asked = { name: 'change-feed.ask-all', text: askAll, values };
    const { rows } = await pool.query<{ others: readonly number[] }>(asked);
    return rows[0]?.others ?? [];
  });

  function tellListeners(): void {
    for (const listener of listeners) listener();
  }

  function answer(connection: pg.PoolClient, asked: string): void {
    const [mark = '', channel] = asked.split(' ');
    if (barrier.hearOwn(mark)) return;
    // Answers on the listening connection, where no other work delays it.
    connection.query('select pg_notify($1, $2)', [channel, mark]).catch(() => undefined);
  }

  const line = await openNotificationConnection(pool, {
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
