import type { Read } from '#platform/database/followed-rows.ts';

/** Gathers what an answer is made from. */
export type NotedReads = {
  add(reads: readonly Read[]): void;
  list(): readonly Read[];
};

export function noteReads(): NotedReads {
  const byTable = new Map<string, Set<string> | undefined>();

  function addOne({ table, rows }: Read): void {
    if (rows === undefined) {
      byTable.set(table, undefined);
      return;
    }
    const known = byTable.get(table);
    if (known) for (const row of rows) known.add(row);
    // All of the table is read already where it is there without rows.
    else if (!byTable.has(table)) byTable.set(table, new Set(rows));
  }

  return {
    add: (reads) => reads.forEach(addOne),
    list: () => [...byTable].map(([table, rows]) => ({ table, rows: rows && [...rows] })),
  };
}
