import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Collection, CollectionRow } from '#collection/contract/define-collection.ts';
import type { ExportFormat } from '#collection/export/contract/export-format.ts';
import type { OwnerId, Owners } from '#collection/server/owners.ts';
import type { ListFinder } from '#collection/server/read-list.ts';
import type { ReadRows } from '#collection/server/read-rows.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import type { Connection } from '#platform/database/connection.ts';
import { inSnapshot } from '#platform/database/in-transaction.ts';
import { makeArchive } from '#platform/files/archive.ts';
import { namelessFile } from '#platform/files/nameless-file.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { type RateLimit, requireWithinLimit } from '#platform/limits/rate-limit.ts';
import { textOfCell } from '#platform/spreadsheets/cell.ts';
import { CSV_TYPE, csvLines, UTF8_MARK } from '#platform/spreadsheets/csv.ts';
import {
  type WrittenSheet,
  workbookParts,
  XLSX_TYPE,
} from '#platform/spreadsheets/write-workbook.ts';
import { exportedRows } from './exported-rows.ts';

/** Making a file of a hundred thousand rows is work; nobody needs one every few seconds. */
const exportLimit: RateLimit = { name: 'collection-export', times: 60, withinS: 600 };

/** Quick to read, and written out before anybody else has waited long. */
const PAGE = 250;
/** More than anybody has. */
const ALL = 10_000_000;

async function* csvOf({ columns, rows }: WrittenSheet): AsyncGenerator<string> {
  yield UTF8_MARK + csvLines([columns.map(({ header }) => header)]);
  for await (const lines of rows()) yield csvLines(lines.map((line) => line.map(textOfCell)));
}

const files = {
  xlsx: { contentType: XLSX_TYPE, make: (sheet) => makeArchive(workbookParts(sheet)) },
  csv: {
    contentType: CSV_TYPE,
    make: (sheet) =>
      namelessFile('export', (path) =>
        pipeline(Readable.from(csvOf(sheet)), createWriteStream(path)),
      ),
  },
} as const satisfies Record<
  ExportFormat,
  { contentType: string; make(sheet: WrittenSheet): Promise<Readable> }
>;

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
    const { contentType, make } = files[format];
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
    const day = now.toISOString().slice(0, 10);
    return { fileName: `${collection.name}-${day}.${format}`, contentType, content };
  });
  return [give];
}
