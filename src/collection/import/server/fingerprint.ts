import type { Collection } from '#collection/contract/define-collection.ts';
import { importedFields } from '#collection/import/contract/imported-fields.ts';
import { columnOf } from '#collection/server/row-columns.ts';
import type { Storage } from '#collection/server/storage.ts';
import { raw, type Sql, sql } from '#platform/database/sql.ts';

/** The database columns that files can fill. */
export function importedColumnsOf(collection: Collection, storage: Storage): readonly string[] {
  return importedFields(collection).map((name) => columnOf(storage, name));
}

/** A hash of everything that a file can change in an item; equal hashes mean equal items. */
export function fingerprintOf(collection: Collection, storage: Storage, item: string): Sql {
  const columns = importedColumnsOf(collection, storage).map((column) => `${item}.${column}`);
  return sql`coalesce(md5(jsonb_build_array(${raw(columns.join(', '))})::text), '')`;
}
