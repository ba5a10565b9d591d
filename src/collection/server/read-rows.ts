import type { CollectionRow } from '#collection/contract/collection-facts.ts';
import type { Collection } from '#collection/contract/define-collection.ts';
import { array, bigint } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import type { StoredValue } from '#platform/fields/declared-field.ts';
import { type OwnerId, ownerFilter, ownerValue } from './owners.ts';
import { rowColumns, selectRow } from './row-columns.ts';
import type { Storage } from './storage.ts';

/** Converts a stored row into what the calls return. */
function answerRow(collection: Collection, row: CollectionRow): CollectionRow {
  const told: Record<string, StoredValue> = { ...row };
  for (const [name, field] of Object.entries(collection.fields)) {
    const stored = row[name] ?? null;
    told[name] = field.toAnswer && stored !== null ? field.toAnswer(stored) : stored;
  }
  return { ...(collection.toAnswer?.(told) ?? told), id: row.id };
}

export type ReadRows = ReturnType<typeof rowReader>;

/** Reads rows by id; other owners' rows are never found. */
export function rowReader(collection: Collection, storage: Storage) {
  const selectRows = query({
    name: `collection.${collection.name}-rows`,
    values: { ...ownerValue, ids: array(bigint) },
    row: rowColumns(collection),
    plan: 'each call',
    sql: sql`
      select ${selectRow(collection, storage)} from ${storage.table}
      where ${ownerFilter(collection)} and id = any($ids::bigint[]) order by id`,
  });
  return async (connection: Connection, owner: OwnerId, ids: readonly number[]) => {
    const rows = await selectRows.all(connection, { company_id: owner, ids });
    return rows.map((row) => answerRow(collection, row));
  };
}
