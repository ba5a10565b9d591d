import type { Collection } from '#collection/contract/define-collection.ts';
import type { StoredRow, Values } from '#platform/fields/declared-field.ts';
import type { KnownItem } from './import-messages.ts';

/** What a row of a file changes in an item. */
export type RowChange = {
  readonly item: KnownItem;
  /** The old values as the calls return them. */
  readonly valuesBefore: Values;
  readonly before: StoredRow;
  readonly after: StoredRow;
};

/** The change of an item by `values`, which contain every imported field; undefined if nothing changes in storage. */
export function findChange(
  collection: Collection,
  item: KnownItem,
  valuesBefore: Values,
  values: Values,
): RowChange | undefined {
  const names = Object.keys(values);
  if (names.every((name) => values[name] === valuesBefore[name])) return undefined;
  const stored = (collection.toStored?.(values) ?? values) as StoredRow;
  const changed = names.filter((name) => (stored[name] ?? null) !== item.stored[name]);
  if (changed.length === 0) return undefined;
  const only = (row: StoredRow) =>
    Object.fromEntries(changed.map((name) => [name, row[name] ?? null]));
  return { item, valuesBefore, before: only(item.stored), after: only(stored) };
}
