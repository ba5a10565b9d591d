import type { Collection } from '#collection/contract/define-collection.ts';
import { importedDeclarations } from '#collection/import/contract/imported-fields.ts';
import { columnOf, fieldParameters } from '#collection/server/row-columns.ts';
import type { Storage } from '#collection/server/storage.ts';
import { bulkInsert } from '#platform/database/bulk-insert.ts';
import { bigint } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';

export type ImportedRows = ReturnType<typeof importedRows>;

/** Statements for all rows that one import added. */
export function importedRows(collection: Collection, storage: Storage) {
  const { name } = collection;
  const { table } = storage;
  const parameters = Object.entries(fieldParameters(importedDeclarations(collection)));
  const columns = parameters.map(([field, given]) => [columnOf(storage, field), given] as const);
  const ofImport = { companyId: bigint, importId: bigint };
  const isOfImport = sql`company_id = $companyId and import_id = $importId`;
  return {
    /** Lines start with the company and the import, followed by the fields. */
    store: bulkInsert({
      name: `collection.${name}-import`,
      into: table,
      columns: { company_id: bigint, import_id: bigint, ...Object.fromEntries(columns) },
    }),
    selectIds: query({
      name: `collection.${name}-of-import`,
      values: ofImport,
      row: { id: bigint },
      plan: 'each call',
      sql: sql`select id from ${table} where ${isOfImport}`,
    }),
    remove: command({
      name: `collection.${name}-delete-import`,
      values: ofImport,
      sql: sql`delete from ${table} where ${isOfImport}`,
    }),
  };
}
