import type { NewestRows, Read } from '#platform/database/followed-rows.ts';
import type { SentStatement } from '#platform/database/statement.ts';

/** One statement that an answer was made from, kept so that it can be repeated and its rows compared. */
export type TrackedQuery = {
  readonly statement: SentStatement;
  readonly reads: readonly Read[];
  /** A short hash of the rows it found. */
  readonly resultHash: string;
};

/** What an answer was made from. */
export type Dependencies = {
  /** The reads of all queries together; they decide whether the answer is still current. */
  readonly reads: readonly Read[];
  readonly queries: readonly TrackedQuery[];
};

export type NotedReads = {
  add(queries: readonly TrackedQuery[]): void;
  list(): Dependencies;
};

/** The rows that were read of a table. */
type NotedRows = { readonly rows: Set<string>; readonly newest: Map<string, number> };

const newestOf = ({ newest }: NotedRows): readonly NewestRows[] =>
  [...newest].map(([key, from]) => ({ key, from }));

export function noteReads(): NotedReads {
  const queries = new Set<TrackedQuery>();
  const byTable = new Map<string, NotedRows | undefined>();

  function addRead({ table, rows, newest = [] }: Read): void {
    if (rows === undefined) {
      byTable.set(table, undefined);
      return;
    }
    // A table that is present without rows is read as a whole already.
    if (byTable.has(table) && !byTable.get(table)) return;
    const noted = byTable.get(table) ?? { rows: new Set(), newest: new Map() };
    byTable.set(table, noted);
    for (const row of rows) noted.rows.add(row);
    for (const { key, from } of newest) {
      noted.newest.set(key, Math.min(from, noted.newest.get(key) ?? from));
    }
  }

  return {
    add(added) {
      for (const query of added) {
        if (queries.has(query)) continue;
        queries.add(query);
        query.reads.forEach(addRead);
      }
    },
    list: () => ({
      reads: [...byTable].map(([table, noted]) => ({
        table,
        rows: noted && [...noted.rows],
        ...(noted && noted.newest.size > 0 && { newest: newestOf(noted) }),
      })),
      queries: [...queries],
    }),
  };
}
