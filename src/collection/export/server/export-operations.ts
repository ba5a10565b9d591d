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

/** Making a file of a hundred thousand rows is work; nobody needs one every few seconds. */
const exportLimit: RateLimit = { name: 'collection-export', times: 60, withinS: 600 };

/** Quick to read, and written out before anybody else has waited long. */
const PAGE = 250;
/** More than anybody has. */
const ALL = 10_000_000;

type Exporting = {
  readonly collection: Collection;
  readonly owners: Owners;
  readonly find: ListFinder;
  readonly read: ReadRows;
};

/** Rows some at a time, in the order of their list. */
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

/** A collection as a file of what it imports; nothing for one that has no imports. */
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
    // One moment for all of it; the disk, not the caller's line, says how long that is held.
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
