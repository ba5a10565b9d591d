import type { Collection } from '#collection/contract/define-collection.ts';
import type { StoredRow, Values } from '#platform/fields/declared-field.ts';
import type { KnownItem } from './import-messages.ts';

/** What a row of a file makes different of an item. */
export type RowChange = {
  readonly item: KnownItem;
  /** As the calls tell them. */
  readonly valuesBefore: Values;
  readonly before: StoredRow;
  readonly after: StoredRow;
};

/** `values` has every field that is imported; nothing where the item would stay as it is stored. */
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
