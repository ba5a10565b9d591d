import { randomUUID } from 'node:crypto';
import type { Collection } from '#collection/contract/define-collection.ts';
import type { ImportPreview } from '#collection/import/contract/import-answers.ts';
import { isTooLarge } from '#collection/import/contract/import-limits.ts';
import { importTexts } from '#collection/import/import.texts.ts';
import type { Owners } from '#collection/server/owners.ts';
import type { RequireRoom } from '#collection/server/room-for-rows.ts';
import type { OwnerContext, Storage } from '#collection/server/storage.ts';
import { CallProblem, invalidInput, notFound } from '#platform/calls/call-problem.ts';
import type { UploadedFile } from '#platform/calls/fields.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { hashOfInput } from '#platform/calls/retry-keys.ts';
import type { DateOrder } from '#platform/dates/written-date.ts';
import { CSV_TYPE, UTF8_MARK } from '#platform/spreadsheets/csv.ts';
import { spreadsheetsTexts } from '#platform/spreadsheets/spreadsheets.texts.ts';
import { readChosenColumns, rememberedColumns, withEarlier } from './chosen-columns.ts';
import { type ChangedItems, changedItems } from './import-changes.ts';
import type { AskedItems } from './import-messages.ts';
import { inTurn, queueImport } from './import-turns.ts';
import { type ImportedRows, importedRows } from './imported-rows.ts';
import { importRunning, selectFailedRows, selectProgress } from './imports.ts';
import { type FindItems, itemFinder } from './known-items.ts';
import { readInChild } from './read-in-child.ts';
import { requireCompanyId } from './require-company-id.ts';
import { readUntilStored } from './run-import.ts';
import { undoImport } from './undo-import.ts';

/** What the import operations of one collection share. */
type Importing = {
  readonly collection: Collection;
  readonly storage: Storage;
  readonly calls: NonNullable<Collection['calls']['imports']>;
  readonly owners: Owners;
  readonly imported: ImportedRows;
  readonly changed: ChangedItems;
  readonly find: FindItems;
  readonly requireRoom: RequireRoom;
};

function requireFile({ named, importing, texts }: Collection, input: object): UploadedFile {
  const file = named.file.read(input);
  if (!isTooLarge(importing, file.content.length)) return file;
  const text = texts.fileTooLarge ?? importTexts.tooLarge;
  throw invalidInput([{ field: importing?.fileField ?? 'file', text }]);
}

type FileOptions = {
  readonly corrections?: string;
  readonly columns?: string;
  readonly sheet?: string;
  readonly date_order?: DateOrder;
  readonly leave_out_doubles?: '0' | '1';
};

/** How to read a file, by what was specified now and, for its columns, with earlier files. */
async function readingOf(
  { collection, storage }: Importing,
  companyId: number,
  input: FileOptions,
  context: OwnerContext,
) {
  const { pool } = context.database;
  const said = readChosenColumns(input.columns);
  const before = await rememberedColumns(pool, companyId, collection.name);
  return {
    content: requireFile(collection, input).content,
    language: context.language,
    corrections: input.corrections,
    columns: withEarlier(said, before),
    sheet: input.sheet,
    dateOrder: input.date_order,
    withoutDuplicates: input.leave_out_doubles === '1',
    defaults: storage.importDefaults?.(context.caller),
  };
}

function importOnce(importing: Importing) {
  const { collection, calls, owners } = importing;
  return operation(calls.run, async ({ import_key: key = randomUUID(), ...input }, context) => {
    const { pool } = context.database;
    const companyId = requireCompanyId(owners, context);
    const reading = await readingOf(importing, companyId, input, context);
    const asked = hashOfInput(input);
    const record = await queueImport(pool, { companyId, collection: collection.name, key, asked });
    if (record.result) return record.result;
    if (!record.begun) throw importRunning();
    const task = { importId: record.id, companyId, reading };
    return inTurn(pool, record.id, () => readUntilStored(importing, task, context));
  });
}

function previewImport(importing: Importing) {
  const { collection, storage, calls, owners, find } = importing;
  return operation(calls.preview, async (input, context) => {
    const companyId = requireCompanyId(owners, context);
    let preview: ImportPreview | undefined;
    const task = {
      ...(await readingOf(importing, companyId, input, context)),
      definedIn: storage.definedIn.href,
      collection: collection.name,
    };
    const findItems = (asked: AskedItems) => find(context.database.pool, companyId, asked);
    await readInChild(task, findItems, (message) => {
      if (message.kind === 'preview') preview = message.preview;
    });
    if (!preview) throw new CallProblem('unreadable_file', 400, spreadsheetsTexts.unreadable);
    return preview;
  });
}

function followImport({ collection, calls, owners }: Importing) {
  return operation(calls.progress, async ({ import_key: key }, context) => {
    const companyId = requireCompanyId(owners, context);
    const asked = { companyId, collection: collection.name, key };
    const progress = await selectProgress.first(context.database.pool, asked);
    return progress ?? { rows_done: 0, rows_total: null, place: null };
  });
}

function failedRows({ collection, calls, owners }: Importing) {
  return operation(calls.failedRows, async ({ import_id: id }, context) => {
    const companyId = requireCompanyId(owners, context);
    const asked = { companyId, collection: collection.name, id };
    const text = (await selectFailedRows.first(context.database.pool, asked))?.failed_rows ?? null;
    if (text === null) throw notFound();
    return {
      fileName: `${collection.name}-failed-rows.csv`,
      contentType: CSV_TYPE,
      content: Buffer.from(UTF8_MARK + text),
    };
  });
}

type Parts = {
  readonly collection: Collection;
  readonly storage: Storage;
  readonly owners: Owners;
  readonly requireRoom: RequireRoom | undefined;
};

/** The import operations of a collection; none if it has no imports. */
export function importOperations(parts: Parts): readonly Operation[] {
  const { collection, storage, owners, requireRoom } = parts;
  const calls = collection.calls.imports;
  if (!calls) return [];
  if (!requireRoom) throw new Error(`Imports of ${collection.name} have no bound`);
  const imported = importedRows(collection, storage);
  const changed = changedItems(collection, storage);
  const find = itemFinder(collection, storage);
  const importing = { collection, storage, calls, owners, imported, changed, find, requireRoom };
  return [
    previewImport(importing),
    importOnce(importing),
    followImport(importing),
    failedRows(importing),
    undoImport(importing),
  ];
}
