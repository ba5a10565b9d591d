import type { Read } from '#platform/database/followed-rows.ts';
import { holdLatestChanges, type LatestChanges } from './latest-changes.ts';

/**
 * How many changed rows are tracked. Beyond that, every table counts as changed in all its rows up to its last change.
 */
const MOST_ROWS = 100_000;

/** The changes that were announced. Moments are counted: each announcement is one. */
export type HeardChanges = {
  now(): number;
  /** Takes a table's name and, on the lines below it, the keys of the changed rows if they are given. */
  hear(payload: string): void;
  isUnchanged(since: number, reads: readonly Read[]): boolean;
  /** Invalidates everything before now, because changes may have been missed. */
  distrustAll(): void;
};

type HeardTable = {
  /** The moment of the table's last change of any kind. */
  changed: number;
  /** The moment of the last change that did not name its rows. */
  changedUntold: number;
  readonly rows: Map<string, number>;
  /** The changes of rows that tell their id behind their key. */
  readonly newest: Map<string, LatestChanges>;
};

const ID = ' id';

/** A row that tells its id behind its key: `country id=KW 12`. */
function findPlace(row: string): { readonly key: string; readonly id: number } | undefined {
  const end = row.indexOf('=');
  if (!row.endsWith(ID, end)) return undefined;
  const space = row.lastIndexOf(' ');
  return { key: row.slice(0, space), id: Number(row.slice(space + 1)) };
}

export function hearChanges(mostRows = MOST_ROWS): HeardChanges {
  const tables = new Map<string, HeardTable>();
  let moment = 1;
  let trustedFrom = 0;
  let rowsKnown = 0;

  function tableOf(name: string): HeardTable {
    const known = tables.get(name);
    if (known) return known;
    const made: HeardTable = { changed: 0, changedUntold: 0, rows: new Map(), newest: new Map() };
    tables.set(name, made);
    return made;
  }

  function forgetRows(): void {
    for (const table of tables.values()) {
      table.changedUntold = table.changed;
      table.rows.clear();
      table.newest.clear();
    }
    rowsKnown = 0;
  }

  function hasChanged(since: number, { table, rows, newest = [] }: Read): boolean {
    const heard = tables.get(table);
    if (!heard || heard.changed <= since) return false;
    if (rows === undefined || heard.changedUntold > since) return true;
    return (
      rows.some((row) => (heard.rows.get(row) ?? 0) > since) ||
      newest.some(({ key, from }) => heard.newest.get(key)?.hasChanged(from, since) ?? false)
    );
  }

  function hearRow(table: HeardTable, row: string): void {
    const place = findPlace(row);
    if (place) {
      const changes = table.newest.get(place.key) ?? holdLatestChanges();
      table.newest.set(place.key, changes);
      rowsKnown += changes.note(place.id, moment);
      return;
    }
    if (!table.rows.has(row)) rowsKnown += 1;
    table.rows.set(row, moment);
  }

  return {
    now: () => moment,
    hear(payload) {
      moment += 1;
      const [name = '', ...rows] = payload.split('\n');
      const table = tableOf(name);
      table.changed = moment;
      if (rows.length === 0) table.changedUntold = moment;
      for (const row of rows) hearRow(table, row);
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
