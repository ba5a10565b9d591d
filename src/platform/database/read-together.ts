import type { Writable } from 'node:stream';
import type pg from 'pg';

/** A prepared statement with its values. */
type Asked = pg.QueryConfig;

type Answered = (error: Error | null | undefined, result: pg.QueryResult) => void;

type Waiting = { readonly asked: Asked; readonly answered: Answered };

/** How many share a connection: each waits for those before it, so slow ones are better sent on another. */
const MOST_TOGETHER = 2;

/** Of the driver's client what its types leave out; its version is pinned. */
type PipelinedClient = {
  pipeline: boolean;
  query(asked: Asked, values: undefined, answered: Answered): void;
  readonly connection: { readonly stream: Pick<Writable, 'cork' | 'uncork'> };
};

type PoolOfPrepared = Pick<PipelinedClient, 'query'>;

/** Writes all of them at once and gives the connection back when the last was answered. */
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
        // As the pool does with a connection on which something failed.
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
 * Reads that are asked for in the same moment are sent in one go on one connection. A page asks for several at once,
 * and most of what a small one costs is the write that wakes the database and the read of its answer.
 */
export function readTogether(pool: pg.Pool): (asked: Asked) => Promise<pg.QueryResult> {
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
      // Everything that asks at the same moment does so before the next tick.
      if (waiting.push({ asked, answered }) === 1) process.nextTick(send);
    });
}

/** Reads one by one. */
export const readApart =
  (pool: pg.Pool) =>
  (asked: Asked): Promise<pg.QueryResult> =>
    pool.query(asked);
