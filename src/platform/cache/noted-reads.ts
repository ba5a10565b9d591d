import type { Read } from '#platform/database/followed-rows.ts';
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

export function noteReads(): NotedReads {
  const queries = new Set<TrackedQuery>();
  const byTable = new Map<string, Set<string> | undefined>();

  function addRead({ table, rows }: Read): void {
    if (rows === undefined) {
      byTable.set(table, undefined);
      return;
    }
    const known = byTable.get(table);
    if (known) for (const row of rows) known.add(row);
    // A table that is present without rows is read as a whole already.
    else if (!byTable.has(table)) byTable.set(table, new Set(rows));
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
      reads: [...byTable].map(([table, rows]) => ({ table, rows: rows && [...rows] })),
      queries: [...queries],
    }),
  };
}
