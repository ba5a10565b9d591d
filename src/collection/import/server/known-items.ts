import type { Collection } from '#collection/contract/define-collection.ts';
import { importedFields } from '#collection/import/contract/imported-fields.ts';
import {
  columnOf,
  type RowColumns,
  rowColumns,
  selectRow,
} from '#collection/server/row-columns.ts';
import type { Storage } from '#collection/server/storage.ts';
import { array, bigint, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { raw, type Sql, sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { AskedItems, FoundItems, KnownItem } from './import-messages.ts';

const owned = { companyId: bigint };

/** Ids have this form; anything else cannot be cast to bigint. */
const idPattern = /^\d{1,15}$/;

function findingStatements(collection: Collection, storage: Storage) {
  const { name, title, importing } = collection;
  const { fact } = importing?.reference ?? {};
  const ownCode = importing?.ownCode;
  const titleColumn = raw(columnOf(storage, title));

  const columns: RowColumns = { ...rowColumns(collection), fingerprint: text };

  function findBy(what: string, isAsked: Sql) {
    return query({
      name: `collection.${name}-by-${what}`,
      values: { ...owned, asked: array(text) },
      row: columns,
      plan: 'each call',
      sql: sql`
        select ${selectRow(collection, storage)},
          ${fingerprintOf(collection, storage, storage.table.name)} as fingerprint
        from ${storage.table} where company_id = $companyId and ${isAsked}`,
    });
  }

  const byReference = fact
    ? findBy('reference', sql`${raw(fact)} = any($asked::text[])`)
    : findBy('id', sql`id = any($asked::text[]::bigint[])`);
  const byOwnCode =
    ownCode &&
    findBy(
      'own-code',
      sql`id in (
        select own.id from ${storage.table} own
        where own.company_id = $companyId
          and own.${raw(columnOf(storage, ownCode))} = any($asked::text[]))`,
    );
  const selectTitles = query({
    name: `collection.${name}-titles-there`,
    values: { ...owned, asked: array(text) },
    row: { title: text },
    plan: 'each call',
    sql: sql`
      select distinct ${titleColumn} as title from ${storage.table}
      where company_id = $companyId and ${titleColumn} = any($asked::text[])`,
  });
  return { byReference, byOwnCode, selectTitles };
}

type FindingStatements = ReturnType<typeof findingStatements>;

export type FindItems = ReturnType<typeof itemFinder>;

/** Finds the company's own items that rows of a file are about; other companies' items are never found. */
export function itemFinder(collection: Collection, storage: Storage) {
  const { importing } = collection;
  const { fact } = importing?.reference ?? {};
  const ownCode = importing?.ownCode;
  const { byReference, byOwnCode, selectTitles } = findingStatements(collection, storage);
  const fields = importedFields(collection);

  type Found = Awaited<ReturnType<FindingStatements['byReference']['all']>>[number];

  const knownItem = ({ fingerprint, ...row }: Found): KnownItem => ({
    id: row.id,
    reference: String((fact ? row[fact] : undefined) ?? row.id),
    ownCode: ownCode ? String(row[ownCode] ?? '') : '',
    fingerprint: String(fingerprint),
    stored: Object.fromEntries(fields.map((field) => [field, row[field] ?? null])),
  });

  return async (
    connection: Connection,
    companyId: number,
    { references, ownCodes, titles }: AskedItems,
  ): Promise<FoundItems> => {
    const asked = fact ? references : references.filter((each) => idPattern.test(each));
    const found = new Map<number, KnownItem>();
    if (asked.length > 0) {
      const rows = await byReference.all(connection, { companyId, asked });
      for (const row of rows) found.set(row.id, knownItem(row));
    }
    if (byOwnCode && ownCodes.length > 0) {
      const rows = await byOwnCode.all(connection, { companyId, asked: ownCodes });
      for (const row of rows) found.set(row.id, knownItem(row));
    }
    const there =
      titles.length > 0 ? await selectTitles.all(connection, { companyId, asked: titles }) : [];
    return { items: [...found.values()], titles: there.map(({ title: each }) => each) };
  };
}
