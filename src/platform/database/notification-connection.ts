import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { endConnectionsInUse } from './pool.ts';

const ASK_EVERY_MS = 1_000;
const PATIENCE_MS = 2_000;
const RECONNECT_MS = 500;

type Hearing = {
  readonly channel: string;
  /** Runs on each new connection before it counts as listening. */
  begin(connection: pg.PoolClient): Promise<void>;
  /** A new connection listens; notifications sent before it did may have been missed. */
  onListening(): void;
  onNotice(notice: pg.Notification, connection: pg.PoolClient): void;
  onLost(): void;
};

/** A connection that receives notifications and is replaced whenever it is lost. */
export type NotificationConnection = {
  isOpen(): boolean;
  close(): void;
};

/**
 * Rejects if no answer arrives in time. The timeout fires one turn of the event loop late, so that an answer which
 * arrived while the process was busy still counts.
 */
function inTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => setImmediate(reject, new Error('The database does not answer'));
    const timer = setTimeout(giveUp, PATIENCE_MS).unref();
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const pause = (ms: number) => delay(ms, undefined, { ref: false });

/** Opens the connection. One that dies silently is noticed within three seconds. */
export async function openNotificationConnection(
  pool: pg.Pool,
  hearing: Hearing,
): Promise<NotificationConnection> {
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

  /** A connection can die silently, so one that no longer answers is given up. */
  async function keepAsking(connection: pg.PoolClient): Promise<void> {
    while (client === connection) {
      await pause(ASK_EVERY_MS);
      // A repeated LISTEN has no effect, so it serves as a ping.
      const answered = client === connection && inTime(connection.query(askToListen));
      await Promise.resolve(answered).catch(() => lose(connection, true));
    }
  }

  function lose(connection: pg.PoolClient, isSilent = false): void {
    // The connection was released already; the server may still report an error on it.
    if (client !== connection) return;
    client = undefined;
    hearing.onLost();
    connection.release(true);
    void reconnect(isSilent);
  }

  async function reconnect(isSilent: boolean): Promise<void> {
    while (!closed && !client) {
      // The old connection is silent and a new one cannot be made, so everybody else waits in vain as well.
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
