import type { Writable } from 'node:stream';
import type pg from 'pg';

type Asked = pg.QueryConfig;

type Answered = (error: Error | null | undefined, result: pg.QueryResult) => void;

type Waiting = { readonly asked: Asked; readonly answered: Answered };

/**
 * How many reads share a connection. Each waits for those before it, so a slow read is better on a connection of its
 * own.
 */
const MOST_TOGETHER = 2;

/** Parts of the driver's client that its types leave out; the driver's version is pinned. */
type PipelinedClient = {
  pipeline: boolean;
  query(asked: Asked, values: undefined, answered: Answered): void;
  readonly connection: { readonly stream: Pick<Writable, 'cork' | 'uncork'> };
};

type PoolOfPrepared = Pick<PipelinedClient, 'query'>;

/** Sends all reads at once and releases the connection when the last one is answered. */
function askAll(client: pg.PoolClient, all: readonly Waiting[]): void {
  const line = client as unknown as PipelinedClient;
  let open = all.length;
  let failure: Error | undefined;
  const { stream } = line.connection;
  line.pipeline = true;
  stream.cork();
  for (const { asked, answered } of all) {
    const close: Answered = (error, result) => {
      failure ??= error ?? undefined;
      open -= 1;
      if (open === 0) {
        line.pipeline = false;
        // Like the pool, which discards a connection on which a query failed.
        client.release(failure);
      }
      answered(error, result);
    };
    line.query(asked, undefined, close);
  }
  stream.uncork();
}

function askOn(pool: pg.Pool, all: readonly Waiting[]): void {
  const [first, ...others] = all;
  if (first && others.length === 0) {
    (pool as unknown as PoolOfPrepared).query(first.asked, undefined, first.answered);
    return;
  }
  pool.connect((error, client) => {
    if (client) askAll(client, all);
    else for (const { answered } of all) answered(error, undefined as unknown as pg.QueryResult);
  });
}

/**
 * Sends reads that are requested at the same moment in one write on one connection. A page requests several at once,
 * and most of what a small one costs is the write that wakes the database and the read of its answer.
 */
export function readPipelined(pool: pg.Pool): (asked: Asked) => Promise<pg.QueryResult> {
  let waiting: Waiting[] = [];

  function send(): void {
    const all = waiting;
    waiting = [];
    for (let at = 0; at < all.length; at += MOST_TOGETHER) {
      askOn(pool, all.slice(at, at + MOST_TOGETHER));
    }
  }

  return (asked) =>
    new Promise((resolve, reject) => {
      const answered: Answered = (error, result) => (error ? reject(error) : resolve(result));
      // Everything that is requested at the same moment is queued before the next tick.
      if (waiting.push({ asked, answered }) === 1) process.nextTick(send);
    });
}

/** Sends each read by itself. */
export const readSeparately =
  (pool: pg.Pool) =>
  (asked: Asked): Promise<pg.QueryResult> =>
    pool.query(asked);
