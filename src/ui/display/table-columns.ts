import type { ReactNode } from 'react';

export type TableColumn<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Aligns the digits of numbers, which run from left to right in both languages. */
  numeric?: boolean;
  /** The row number, which stands close to the next column. */
  ordinal?: boolean;
  sortable?: boolean;
  /** Shown in the second line of a compact row on a narrow screen; a `filling` one takes the remaining width. */
  onPhone?: boolean | 'filling';
  /** A long text that takes the whole width of a card, without the column's header. */
  isText?: boolean;
  /** The column with the row's name: its header cell, and the title of its card. */
  primary?: boolean;
};

/** Numbers are right-aligned in both directions, so that their digits line up, with a gap to the next column. */
export function alignmentOf({
  numeric,
  ordinal,
}: Pick<TableColumn<unknown>, 'numeric' | 'ordinal'>): string {
  if (!numeric) return 'text-start';
  return ordinal ? 'text-right' : 'text-right ltr:pr-4';
}

/** Receives the element of each row, which has the row's index as an attribute. */
export type RowMeasure<Row> = {
  element: (element: HTMLTableRowElement | null) => void;
  indexOf: (row: Row) => number;
};

/** Callbacks for a row by its key; they are the same for all rows. */
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

/** Selects or deselects the visible rows; the selection on other pages is unchanged. */
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
