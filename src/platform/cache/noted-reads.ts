import type { Read } from '#platform/database/followed-rows.ts';
import type { SentStatement } from '#platform/database/statement.ts';

/** One statement that an answer was made from, so that it can be asked again whether it still says the same. */
export type Look = {
  readonly statement: SentStatement;
  readonly reads: readonly Read[];
  /** What it found, in short. */
  readonly print: string;
};

/** What an answer was made from. */
export type MadeFrom = {
  /** Of all looks together: what decides whether the answer stands. */
  readonly reads: readonly Read[];
  readonly looks: readonly Look[];
};

/** Gathers what an answer is made from. */
export type NotedReads = {
  add(looks: readonly Look[]): void;
  list(): MadeFrom;
};

export function noteReads(): NotedReads {
  const looks = new Set<Look>();
  const byTable = new Map<string, Set<string> | undefined>();

  function addRead({ table, rows }: Read): void {
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
    add(added) {
      for (const look of added) {
        if (looks.has(look)) continue;
        looks.add(look);
        look.reads.forEach(addRead);
      }
    },
    list: () => ({
      reads: [...byTable].map(([table, rows]) => ({ table, rows: rows && [...rows] })),
      looks: [...looks],
    }),
  };
}
