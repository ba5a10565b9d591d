import type { OperationContext } from '#platform/calls/operation.ts';
import type { Database } from '#platform/database/database.ts';
import type { SentStatement } from '#platform/database/statement.ts';

/** What an answer is made from, noted while it is made. */
export type Recording = {
  readonly context: OperationContext;
  readonly tables: ReadonlySet<string>;
  /** False once something was used that belongs to this caller alone or cannot be followed. */
  isCacheable(): boolean;
};

/** Where the reads of a recorded context are noted. */
const notes = new WeakMap<OperationContext, Set<string>>();

/** Notes what an answer was made from that is used again instead of being read. */
export function noteReads(context: OperationContext, tables: readonly string[]): void {
  const noted = notes.get(context);
  if (noted) for (const table of tables) noted.add(table);
}

/**
 * A context for answers that may be cached: it notes the tables of every read that can be followed, and
 * notices when an operation does anything else, which makes the answer one that is not cached.
 */
export function recordContext(context: OperationContext): Recording {
  const tables = new Set<string>();
  let cacheable = true;
  const { pool } = context.database;

  const query = ((statement: string | SentStatement, ...rest: unknown[]) => {
    // A declared read tells the tables behind it; nothing else can be followed.
    const read = typeof statement === 'string' ? undefined : statement.dependsOn;
    if (read === undefined) cacheable = false;
    else for (const table of read) tables.add(table);
    return (pool.query as (...args: unknown[]) => unknown)(statement, ...rest);
  }) as typeof pool.query;

  // A transaction is no read that can be followed; its client belongs to the pool itself.
  const connect = ((...args: unknown[]) => {
    cacheable = false;
    return (pool.connect as (...args: unknown[]) => unknown)(...args);
  }) as typeof pool.connect;

  const database: Database = {
    ...context.database,
    pool: Object.assign(Object.create(pool), { query, connect }),
  };
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
  notes.set(recorded, tables);
  return { context: recorded, tables, isCacheable: () => cacheable };
}
