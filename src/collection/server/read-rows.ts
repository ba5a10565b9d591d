import type pg from 'pg';
import type { Collection, CollectionRow } from '#collection/contract/define-collection.ts';
import type { StoredValue } from '#platform/fields/declared-field.ts';
import { type OwnerId, ownerFilter } from './owners.ts';
import { type Storage, selectionOf } from './storage.ts';

type Connection = Pick<pg.Pool, 'query'>;

/** A row as the calls tell it. */
export function answerRow(collection: Collection, row: Record<string, StoredValue>): CollectionRow {
  const told: Record<string, StoredValue> = { ...row };
  for (const [name, field] of Object.entries(collection.fields)) {
    const stored = row[name] ?? null;
    told[name] = field.toAnswer && stored !== null ? field.toAnswer(stored) : stored;
  }
  return (collection.toAnswer?.(told) ?? told) as CollectionRow;
}

/** Rows by their ids; those of others are not there. */
export function rowReader(collection: Collection, storage: Storage) {
  const statement = `select ${selectionOf(collection, storage)} from ${storage.table}
    where ${ownerFilter(collection)} and id = any($2::bigint[]) order by id`;
  return async (connection: Connection, owner: OwnerId, ids: readonly number[]) => {
    const { rows } = await connection.query(statement, [owner, ids]);
    return rows.map((row) => answerRow(collection, row));
  };
}
