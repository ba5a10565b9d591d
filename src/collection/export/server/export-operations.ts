import type { CollectionRow } from '#collection/contract/collection-facts.ts';
import type { Collection } from '#collection/contract/define-collection.ts';
import type { OwnerId, Owners } from '#collection/server/owners.ts';
import type { ListFinder } from '#collection/server/read-list.ts';
import type { ReadRows } from '#collection/server/read-rows.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import type { Connection } from '#platform/database/connection.ts';
import { inSnapshot } from '#platform/database/in-transaction.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { type RateLimit, requireWithinLimit } from '#platform/limits/rate-limit.ts';
import { sheetFiles } from '#platform/spreadsheets/sheet-file.ts';
import { exportedRows } from './exported-rows.ts';

/** A file of a hundred thousand rows takes work, and nobody needs one every few seconds. */
const exportLimit: RateLimit = { name: 'collection-export', times: 60, withinS: 600 };

/** Small enough to read and write quickly, so that nobody else waits long. */
const PAGE = 250;
/** More rows than anybody has. */
const ALL = 10_000_000;

type Exporting = {
  readonly collection: Collection;
  readonly owners: Owners;
  readonly find: ListFinder;
  readonly read: ReadRows;
};

/** Yields the rows in batches, in the order of the list. */
async function* pagesOf(
  read: ReadRows,
  connection: Connection,
  owner: OwnerId,
  ids: readonly number[],
): AsyncGenerator<readonly CollectionRow[]> {
  for (let start = 0; start < ids.length; start += PAGE) {
    const page = ids.slice(start, start + PAGE);
    const rows = await read(connection, owner, page);
    const byId = new Map(rows.map((row) => [row.id, row]));
    yield page.flatMap((id) => byId.get(id) ?? []);
  }
}

/** The operation that exports a collection in the format it imports; none if it has no imports. */
export function exportOperations(exporting: Exporting): readonly Operation[] {
  const { collection, owners, find, read } = exporting;
  const call = collection.calls.imports?.exported;
  if (!call) return [];
  const give = operation(call, async ({ format, status, ...asked }, context) => {
    const owner = owners.requireOwner(context);
    const { database, language, now } = context;
    await requireWithinLimit(database.pool, exportLimit, `${collection.name} ${owner}`);
    const { columns, lineOf } = exportedRows(collection, language);
    const { direction = 'ascending' } = asked;
    const list = {
      ...asked,
      direction,
      page: 1,
      limit: ALL,
      status: status === '' ? undefined : status,
    };
    const { ids } = await find(database.pool, owner, list);
    const { contentType, make } = sheetFiles[format];
    // All rows are read from one snapshot. The file is written to disk first, so that a slow download does not hold the
    // transaction open.
    const content = await inSnapshot(database.pool, (connection) =>
      make({
        name: translateIn(language)(collection.words.Many),
        rightToLeft: language === 'ar',
        columns,
        async *rows() {
          for await (const page of pagesOf(read, connection, owner, ids)) {
            yield page.map(lineOf);
          }
        },
      }),
    );
    const day = todayAt(now);
    return { fileName: `${collection.name}-${day}.${format}`, contentType, content };
  });
  return [give];
}
