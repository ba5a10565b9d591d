import type pg from 'pg';
import type { OperationContext } from '#platform/calls/operation.ts';
import { isPassing } from '#platform/calls/problem-of.ts';
import type { Database } from '#platform/database/database.ts';
import { codeOf } from '#platform/database/error-code.ts';
import { readPipelined, readSeparately } from '#platform/database/read-pipelined.ts';
import type { SentStatement } from '#platform/database/statement.ts';
import { noteAsking } from '#platform/limits/asking-network.ts';
import { hashOfRows } from './hash-of-rows.ts';
import { type Dependencies, type NotedReads, noteReads, type TrackedQuery } from './noted-reads.ts';
import type { SharedResults } from './shared-results.ts';

/** Notes what an answer is made from while it is being made. */
export type Recording = {
  readonly context: OperationContext;
  dependencies(): Dependencies;
  /** False once the operation used something that belongs to this caller alone or that cannot be tracked. */
  isCacheable(): boolean;
};

/** The noted reads of each recorded context. */
const notes = new WeakMap<OperationContext, NotedReads>();

/** Notes the reads of an answer that is used again instead of being read. */
export function noteUsed(context: OperationContext, queries: readonly TrackedQuery[]): void {
  notes.get(context)?.add(queries);
}

/** The real pool behind each recording pool. */
const poolsBehind = new WeakMap<pg.Pool, pg.Pool>();

const TOOK_TOO_LONG = '57014';

/**
 * Whether a replica is unreachable, or cancelled a read that was in the way of replication, which the primary never
 * does. A read that took too long (57014) is not repeated on the primary.
 */
const isAway = (error: unknown) => isPassing(error) && codeOf(error) !== TOOK_TOO_LONG;

/**
 * How an answer reads its rows. An answer that is made for another one reads through that one's pool, which notes the
 * reads as well.
 */
function readerOf({ pool, findReplica }: Database, results?: SharedResults) {
  if (poolsBehind.has(pool)) return readSeparately(pool);
  const read = readPipelined(pool);
  const ask = (statement: SentStatement) => {
    const replica = findReplica?.();
    if (!replica) return read(statement);
    return readSeparately(replica)(statement).catch((error: unknown) => {
      if (isAway(error)) return read(statement);
      throw error;
    });
  };
  return results ? (statement: SentStatement) => results.read(statement, ask) : ask;
}

type FollowedStatement = SentStatement & Required<Pick<SentStatement, 'readsWith'>>;

/** Tracked queries by result: an answer and the answer it is made for both note the same result, built once. */
const trackedQueries = new WeakMap<pg.QueryResult, TrackedQuery>();

function trackedQueryOf(statement: FollowedStatement, result: pg.QueryResult): TrackedQuery {
  const known = trackedQueries.get(result);
  if (known) return known;
  const reads = statement.readsWith(result.rows);
  const query = { statement, reads, resultHash: hashOfRows(result.rows) };
  trackedQueries.set(result, query);
  return query;
}

/** Whether all statements still find what they found. These reads are not noted as part of any answer. */
export async function areUnchanged(
  { database }: OperationContext,
  queries: readonly TrackedQuery[],
  results?: SharedResults,
): Promise<boolean> {
  const pool = poolsBehind.get(database.pool) ?? database.pool;
  const read = readerOf({ ...database, pool }, results);
  const same = queries.map(
    async ({ statement, resultHash }) => hashOfRows((await read(statement)).rows) === resultHash,
  );
  return (await Promise.all(same)).every(Boolean);
}

/**
 * A context for answers that may be cached. It notes every read that can be tracked; anything else the operation does
 * makes the answer one that is not cached.
 */
export function recordContext(context: OperationContext, results?: SharedResults): Recording {
  const noted = noteReads();
  let cacheable = true;
  const { pool } = context.database;
  const read = readerOf(context.database, results);

  const query = ((statement: string | SentStatement, ...rest: unknown[]) => {
    // Only a declared query names the tables and rows it reads; anything else cannot be tracked.
    if (typeof statement === 'string' || statement.readsWith === undefined) {
      cacheable = false;
      return (pool.query as (...args: unknown[]) => Promise<pg.QueryResult>)(statement, ...rest);
    }
    const { readsWith } = statement;
    return read(statement).then((result) => {
      noted.add([trackedQueryOf({ ...statement, readsWith }, result)]);
      return result;
    });
  }) as typeof pool.query;

  // A transaction cannot be tracked; its client belongs to the real pool.
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
  return { context: recorded, dependencies: noted.list, isCacheable: () => cacheable };
}
