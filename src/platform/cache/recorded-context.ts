import type pg from 'pg';
import type { OperationContext } from '#platform/calls/operation.ts';
import { isPassing } from '#platform/calls/problem-of.ts';
import type { Database } from '#platform/database/database.ts';
import { codeOf } from '#platform/database/error-code.ts';
import { readApart, readTogether } from '#platform/database/read-together.ts';
import type { SentStatement } from '#platform/database/statement.ts';
import { noteAsking } from '#platform/limits/asking-network.ts';
import { type Look, type MadeFrom, type NotedReads, noteReads } from './noted-reads.ts';
import { printOf } from './print-of-rows.ts';

/** What an answer is made from, noted while it is made. */
export type Recording = {
  readonly context: OperationContext;
  madeFrom(): MadeFrom;
  /** False once something was used that belongs to this caller alone or cannot be followed. */
  isCacheable(): boolean;
};

/** Where the reads of a recorded context are noted. */
const notes = new WeakMap<OperationContext, NotedReads>();

/** Notes what an answer was made from that is used again instead of being read. */
export function noteUsed(context: OperationContext, looks: readonly Look[]): void {
  notes.get(context)?.add(looks);
}

/** What stands behind a pool whose reads are noted. */
const poolsBehind = new WeakMap<pg.Pool, pg.Pool>();

const TOOK_TOO_LONG = '57014';

/** Whether a copy is away, or ended a read that was in the way of what it follows; the first never does. */
const isAway = (error: unknown) => isPassing(error) && codeOf(error) !== TOOK_TOO_LONG;

/** How an answer reads. One that is made for another reads through that one, which notes it as well. */
function readerOf({ pool, findReplica }: Database) {
  if (poolsBehind.has(pool)) return readApart(pool);
  const read = readTogether(pool);
  return (statement: SentStatement) => {
    const replica = findReplica?.();
    if (!replica) return read(statement);
    return readApart(replica)(statement).catch((error: unknown) => {
      if (isAway(error)) return read(statement);
      throw error;
    });
  };
}

type FollowedStatement = SentStatement & Required<Pick<SentStatement, 'readsWith'>>;

/** Noted by an answer and by the one that it is made for, and put together once. */
const looks = new WeakMap<pg.QueryResult, Look>();

function lookOf(statement: FollowedStatement, result: pg.QueryResult): Look {
  const known = looks.get(result);
  if (known) return known;
  const reads = statement.readsWith(result.rows);
  const look = { statement, reads, print: printOf(result.rows) };
  looks.set(result, look);
  return look;
}

/** Whether all of them find what they found, which is noted for nobody. */
export async function findTheSame(
  { database }: OperationContext,
  looks: readonly Look[],
): Promise<boolean> {
  const pool = poolsBehind.get(database.pool) ?? database.pool;
  const read = readerOf({ ...database, pool });
  const same = looks.map(
    async ({ statement, print }) => printOf((await read(statement)).rows) === print,
  );
  return (await Promise.all(same)).every(Boolean);
}

/**
 * A context for answers that may be cached: it notes every read that can be followed, and
 * notices when an operation does anything else, which makes the answer one that is not cached.
 */
export function recordContext(context: OperationContext): Recording {
  const noted = noteReads();
  let cacheable = true;
  const { pool } = context.database;
  const read = readerOf(context.database);

  const query = ((statement: string | SentStatement, ...rest: unknown[]) => {
    // A declared read tells what is behind it; nothing else can be followed.
    if (typeof statement === 'string' || statement.readsWith === undefined) {
      cacheable = false;
      return (pool.query as (...args: unknown[]) => Promise<pg.QueryResult>)(statement, ...rest);
    }
    const { readsWith } = statement;
    return read(statement).then((result) => {
      noted.add([lookOf({ ...statement, readsWith }, result)]);
      return result;
    });
  }) as typeof pool.query;

  // A transaction is no read that can be followed; its client belongs to the pool itself.
  const connect = ((...args: unknown[]) => {
    cacheable = false;
    return (pool.connect as (...args: unknown[]) => unknown)(...args);
  }) as typeof pool.connect;

  const recordedPool: pg.Pool = Object.assign(Object.create(pool), { query, connect });
  poolsBehind.set(recordedPool, poolsBehind.get(pool) ?? pool);
  noteAsking(recordedPool, { connection: pool, ip: () => context.visitor.ip });
  const database: Database = { ...context.database, pool: recordedPool };
  const visitor = {
    country: context.visitor.country,
    isCountryKnown: context.visitor.isCountryKnown,
    get ip() {
      cacheable = false;
      return context.visitor.ip;
    },
    get agent() {
      cacheable = false;
      return context.visitor.agent;
    },
    get browser() {
      cacheable = false;
      return context.visitor.browser;
    },
  };
  const findCaller = () => {
    cacheable = false;
    return context.findCaller();
  };
  const recorded = { ...context, database, visitor, findCaller };
  notes.set(recorded, noted);
  return { context: recorded, madeFrom: noted.list, isCacheable: () => cacheable };
}
