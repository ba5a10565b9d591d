import type { ReactNode } from 'react';

export type TableColumn<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Lines up the digits of numbers, which run from left to right in both languages. */
  numeric?: boolean;
  /** The number of the row, close to what it numbers. */
  ordinal?: boolean;
  sortable?: boolean;
  /** Stands in the second line of a compact row where its place is narrow; one may fill what others leave. */
  onPhone?: boolean | 'filling';
  /** Words that need the whole width of a card; there they do without the column's name. */
  isText?: boolean;
  /** The column that names the row: its header cell and the title of its card. */
  primary?: boolean;
};

/** Flush right in both directions: only there do ones stand below ones. What follows keeps its distance. */
export function alignmentOf({
  numeric,
  ordinal,
}: Pick<TableColumn<unknown>, 'numeric' | 'ordinal'>): string {
  if (!numeric) return 'text-start';
  return ordinal ? 'text-right' : 'text-right ltr:pr-4';
}

/** Gets each row's element, marked with the row's index. */
export type RowMeasure<Row> = {
  element: (element: HTMLTableRowElement | null) => void;
  indexOf: (row: Row) => number;
};

/** What can be done to a row as such; the same for all of them. */
export type RowActs<Key> = {
  readonly toggle: (key: Key) => void;
  readonly drag: (key: Key) => void;
  readonly drop: (onto: Key) => void;
  readonly letGo: () => void;
};

export type TableSort = { key: string; direction: 'ascending' | 'descending' };

export type TableSelection<Key extends string | number> = {
  selected: ReadonlySet<Key>;
  onChange: (selected: ReadonlySet<Key>) => void;
};

export function toggleSort(sort: TableSort | null | undefined, key: string): TableSort {
  const reversed = sort?.key === key && sort.direction === 'ascending';
  return { key, direction: reversed ? 'descending' : 'ascending' };
}

export function withToggled<Key>(selected: ReadonlySet<Key>, key: Key): ReadonlySet<Key> {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** Select-all concerns the rows on screen only; what was chosen on other pages stays chosen. */
export function withAllToggled<Key>(
  selected: ReadonlySet<Key>,
  keys: readonly Key[],
): ReadonlySet<Key> {
  const next = new Set(selected);
  const all = keys.every((key) => selected.has(key));
  for (const key of keys) {
    if (all) next.delete(key);
    else next.add(key);
  }
  return next;
}
