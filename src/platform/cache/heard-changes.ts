import type { Read } from '#platform/database/followed-rows.ts';

/** As many rows are told apart; beyond that all that changed so far counts as changed in all its rows. */
const MOST_ROWS = 100_000;

/** What was announced, in moments that are counted by the announcements. */
export type HeardChanges = {
  now(): number;
  /** A table's name, and below it, line by line, the rows where they are told. */
  hear(payload: string): void;
  isUnchanged(since: number, reads: readonly Read[]): boolean;
  /** Something may have been missed: nothing from before can be trusted. */
  distrustAll(): void;
};

type HeardTable = {
  /** When anything of it changed. */
  changed: number;
  /** When rows changed that were not told. */
  changedUntold: number;
  readonly rows: Map<string, number>;
};

export function hearChanges(mostRows = MOST_ROWS): HeardChanges {
  const tables = new Map<string, HeardTable>();
  let moment = 1;
  let trustedFrom = 0;
  let rowsKnown = 0;

  function tableOf(name: string): HeardTable {
    const known = tables.get(name);
    if (known) return known;
    const made = { changed: 0, changedUntold: 0, rows: new Map<string, number>() };
    tables.set(name, made);
    return made;
  }

  function forgetRows(): void {
    for (const table of tables.values()) {
      table.changedUntold = table.changed;
      table.rows.clear();
    }
    rowsKnown = 0;
  }

  function hasChanged(since: number, { table, rows }: Read): boolean {
    const heard = tables.get(table);
    if (!heard || heard.changed <= since) return false;
    if (rows === undefined || heard.changedUntold > since) return true;
    return rows.some((row) => (heard.rows.get(row) ?? 0) > since);
  }

  return {
    now: () => moment,
    hear(payload) {
      moment += 1;
      const [name = '', ...rows] = payload.split('\n');
      const table = tableOf(name);
      table.changed = moment;
      if (rows.length === 0) table.changedUntold = moment;
      for (const row of rows) {
        if (!table.rows.has(row)) rowsKnown += 1;
        table.rows.set(row, moment);
      }
      if (rowsKnown > mostRows) forgetRows();
    },
    isUnchanged: (since, reads) =>
      since >= trustedFrom && !reads.some((read) => hasChanged(since, read)),
    distrustAll() {
      moment += 1;
      trustedFrom = moment;
    },
  };
}
