import * as z from 'zod/mini';
import type { Collection } from '#collection/contract/define-collection.ts';
import type { Storage } from '#collection/server/storage.ts';
import { bulkInsert } from '#platform/database/bulk-insert.ts';
import { bigint, int, json, text } from '#platform/database/columns.ts';
import { joinSql, raw, type Sql, sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { fingerprintOf, importedColumnsOf } from './fingerprint.ts';
import { importChanges } from './import-changes.table.ts';
import { imports } from './imports.table.ts';

const columns = json(z.record(z.string(), z.union([z.string(), z.number(), z.null()])));

/** Stores the changes of an import: what each item was and becomes. */
export const storeChanges = bulkInsert({
  name: 'collection.import-changes',
  into: importChanges,
  columns: { import_id: bigint, item_id: bigint, found_as: text, before: columns, after: columns },
});

export const countChanges = query({
  name: 'collection.import-changes-kept',
  values: { importId: bigint },
  row: { n: int },
  plan: 'each call',
  sql: sql`select count(*)::int as n from ${importChanges} where import_id = $importId`,
});

/** Deletes the changes of earlier imports, because only the latest can be undone. */
export const forgetEarlierChanges = command({
  name: 'collection.import-changes-forget',
  values: { companyId: bigint, collection: text, importId: bigint },
  sql: sql`
    delete from ${importChanges} where import_id in (
      select id from ${imports}
      where company_id = $companyId and collection = $collection and id < $importId)`,
});

export type ChangedItems = ReturnType<typeof changedItems>;

/** Statements for all items that one import changed. */
export function changedItems(collection: Collection, storage: Storage) {
  const { table } = storage;
  const names = importedColumnsOf(collection, storage);
  const fingerprint = fingerprintOf(collection, storage, 'item');
  /** Sets the columns that the JSON contains; others keep their values. */
  const setTo = (kept: string): Sql => sql`
    (${joinSql(names.map(raw), ', ')}) = (
      select ${joinSql(
        names.map((name) => raw(`given.${name}`)),
        ', ',
      )}
      from jsonb_populate_record(item, change.${raw(kept)}) given)`;
  const isOfImport = sql`
    change.import_id = $importId and item.id = change.item_id and item.company_id = $companyId`;
  const ofImport = { companyId: bigint, importId: bigint };
  return {
    /** Changes the items that still are as they were found, and returns how many. */
    apply: command({
      name: `collection.${collection.name}-apply-changes`,
      values: ofImport,
      sql: sql`
        with changed as (
          update ${table} item set ${setTo('after')} from ${importChanges} change
          where ${isOfImport} and ${fingerprint} = change.found_as
          returning item.id, ${fingerprint} as left_as
        )
        update ${importChanges} change set left_as = changed.left_as
        from changed where change.import_id = $importId and change.item_id = changed.id`,
    }),
    /** Gives items that nobody changed since their old values back, and returns how many. */
    takeBack: command({
      name: `collection.${collection.name}-take-changes-back`,
      values: ofImport,
      sql: sql`
        update ${table} item set ${setTo('before')} from ${importChanges} change
        where ${isOfImport} and ${fingerprint} = change.left_as`,
    }),
  };
}
