import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { endConnectionsInUse } from './pool.ts';

const ASK_EVERY_MS = 1_000;
const PATIENCE_MS = 2_000;
const RECONNECT_MS = 500;

type Hearing = {
  readonly channel: string;
  /** What else a connection does before it counts as listening. */
  begin(connection: pg.PoolClient): Promise<void>;
  /** A new connection listens: what was announced before may have been missed. */
  onListening(): void;
  onNotice(notice: pg.Notification, connection: pg.PoolClient): void;
  onLost(): void;
};

/** A connection that hears notices, and another in its place whenever it is lost. */
export type ListeningLine = {
  isOpen(): boolean;
  close(): void;
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

/** A line that goes dead without a word is noticed within three seconds. */
export async function openListeningLine(pool: pg.Pool, hearing: Hearing): Promise<ListeningLine> {
  const askToListen = `listen ${hearing.channel}`;
  let client: pg.PoolClient | undefined;
  let closed = false;

  async function beginOn(connection: pg.PoolClient): Promise<void> {
    await connection.query(askToListen);
    await hearing.begin(connection);
  }

  async function listen(): Promise<void> {
    const connection = await pool.connect();
    connection.on('notification', (notice) => hearing.onNotice(notice, connection));
    try {
      await inTime(beginOn(connection));
    } catch (error) {
      connection.release(true);
      throw error;
    }
    if (closed) return connection.release(true);
    hearing.onListening();
    client = connection;
    connection.once('error', () => lose(connection));
    void keepAsking(connection);
  }

  /** A connection can die without a word: one that does not answer any more is given up. */
  async function keepAsking(connection: pg.PoolClient): Promise<void> {
    while (client === connection) {
      await pause(ASK_EVERY_MS);
      // To listen twice is to listen once.
      const answered = client === connection && inTime(connection.query(askToListen));
      await Promise.resolve(answered).catch(() => lose(connection, true));
    }
  }

  function lose(connection: pg.PoolClient, isSilent = false): void {
    // Given back already; the server may still say goodbye on it.
    if (client !== connection) return;
    client = undefined;
    hearing.onLost();
    connection.release(true);
    void relisten(isSilent);
  }

  async function relisten(isSilent: boolean): Promise<void> {
    while (!closed && !client) {
      // Neither the old connection answers nor can a new one be made: everybody else waits in vain, too.
      await listen().catch(() => isSilent && endConnectionsInUse(pool));
      if (!client) await pause(RECONNECT_MS);
    }
  }

  await listen();
  return {
    isOpen: () => client !== undefined,
    close() {
      closed = true;
      client?.release(true);
      client = undefined;
    },
  };
}
