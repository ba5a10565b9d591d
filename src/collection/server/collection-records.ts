import { Readable } from 'node:stream';
import type { Collection } from '#collection/contract/define-collection.ts';
import { bigint } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import type { ExportedFile, PersonalDataSource } from '#platform/privacy/personal-data.ts';
import { erasePersonFromDeleted } from './deletions.ts';
import { ownerFilter, ownerValue } from './owners.ts';
import type { ReadRows } from './read-rows.ts';
import type { Storage } from './storage.ts';

/** Large enough to be quick, small enough for the memory of a server that is busy with others. */
const PAGE = 500;

type Records = (connection: Connection, companyId: number) => Promise<readonly ExportedFile[]>;

function recordsOf(collection: Collection, { table }: Storage, read: ReadRows): Records {
  const selectIdsAfter = query({
    name: `collection.${collection.name}-records`,
    values: { ...ownerValue, after: bigint, atMost: bigint },
    row: { id: bigint },
    plan: 'each call',
    sql: sql`
      select id from ${table} where ${ownerFilter(collection)} and id > $after
      order by id limit $atMost`,
  });
  async function pageAfter(connection: Connection, companyId: number, after: number) {
    const asked = { company_id: companyId, after, atMost: PAGE };
    const ids = await selectIdsAfter.all(connection, asked);
    return read(
      connection,
      companyId,
      ids.map(({ id }) => id),
    );
  }
  async function* lines(connection: Connection, companyId: number) {
    let before = '[\n';
    let rows = await pageAfter(connection, companyId, 0);
    while (rows.length > 0) {
      for (const row of rows) {
        yield before + JSON.stringify(row);
        before = ',\n';
      }
      rows = await pageAfter(connection, companyId, Number(rows.at(-1)?.id));
    }
    yield '\n]\n';
  }
  return async (connection, companyId) => {
    const [first] = await selectIdsAfter.all(connection, {
      company_id: companyId,
      after: 0,
      atMost: 1,
    });
    if (!first) return [];
    const content = async () => Readable.from(lines(connection, companyId));
    return [{ name: `${collection.name}.json`, content }];
  };
}

const registered: Records[] = [];

/** Includes the items of a collection in the data export of their company. */
export function registerRecords(collection: Collection, storage: Storage, read: ReadRows): void {
  if (collection.audience !== 'operator') registered.push(recordsOf(collection, storage, read));
}

/** A company's items, one file per collection. Erasing the company deletes them by itself. */
export const collectionsPersonalData: PersonalDataSource = {
  async collect({ connection }, { companyId }) {
    if (companyId === null) return [];
    const files: ExportedFile[] = [];
    for (const records of registered) files.push(...(await records(connection, companyId)));
    return files;
  },
  async erase(connection, { accountId }) {
    await erasePersonFromDeleted(connection, accountId);
  },
};
