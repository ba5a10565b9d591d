import { randomUUID } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { Collection } from '#collection/contract/define-collection.ts';
import type { ImportAnswer, ImportPreview } from '#collection/import/contract/import-answers.ts';
import { LARGEST_FILE } from '#collection/import/contract/import-limits.ts';
import { importTexts } from '#collection/import/import.texts.ts';
import type { Owners } from '#collection/server/owners.ts';
import type { OwnerContext, Storage } from '#collection/server/storage.ts';
import { CallProblem, invalidInput, notFound } from '#platform/calls/call-problem.ts';
import type { UploadedFile } from '#platform/calls/fields.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { allowStatementsOf } from '#platform/database/transaction-turns.ts';
import type { DateOrder } from '#platform/dates/written-date.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { CSV_TYPE, UTF8_MARK } from '#platform/spreadsheets/csv.ts';
import { spreadsheetsTexts } from '#platform/spreadsheets/spreadsheets.texts.ts';
import { readChosenColumns, rememberColumns, rememberedColumns } from './chosen-columns.ts';
import { inTurn, queueImport } from './import-turns.ts';
import { type ImportedRows, importedRows } from './imported-rows.ts';
import {
  finishImport,
  lockLatestImport,
  markUndone,
  noteProgress,
  selectFailedRows,
  selectProgress,
} from './imports.ts';
import { type ImportOutcome, readImport } from './read-import.ts';
import { readInChild } from './read-in-child.ts';
import { requireRoom } from './room-for-rows.ts';
import { openRowsFile, type RowsFile } from './rows-file.ts';

/** A whole file is one statement, which may take longer than any other. */
const LONGEST_IMPORT = '5min';

/** Only exhibitors import: an import belongs to a company. */
function requireCompanyId(owners: Owners, context: OwnerContext): number {
  const company = owners.requireOwner(context);
  if (company === null) throw new Error('A collection of the operator has no imports');
  return company;
}

/** What the operations about imports into one collection are made of. */
type Importing = {
  readonly collection: Collection;
  readonly storage: Storage;
  readonly calls: NonNullable<Collection['calls']['imports']>;
  readonly owners: Owners;
  readonly imported: ImportedRows;
};

function requireFile({ named, importing, texts }: Collection, input: object): UploadedFile {
  const file = named.file.read(input);
  if (file.content.length < LARGEST_FILE) return file;
  const text = texts.fileTooLarge ?? importTexts.tooLarge;
  throw invalidInput([{ field: importing?.fileField ?? 'file', text }]);
}

/** What came of it, in the shape the collection states. */
function answerOf(
  collection: Collection,
  importId: number,
  outcome: ImportOutcome,
  context: OwnerContext,
): ImportAnswer {
  const t = translateIn(context.language);
  const { total, good, bad, errors } = outcome;
  const shared = {
    success: good > 0,
    message: t(good > 0 ? (collection.texts.imported ?? importTexts.done) : importTexts.failed),
    import_id: good > 0 || bad > 0 ? importId : null,
    row_errors: errors,
  };
  if (collection.importing?.resultShape === 'summary') {
    const summary = { total_rows: total, imported: good, skipped: bad, errors: errors.length };
    return { ...shared, summary };
  }
  const lines = errors.map(({ row, message }) => t(importTexts.rowError, { row, message }));
  const results = { total_processed: total, successful: good, failed: bad, errors: lines };
  return { ...shared, results };
}

type SaidOfFile = {
  readonly corrections?: string;
  readonly columns?: string;
  readonly sheet?: string;
  readonly date_order?: DateOrder;
};

/** A file with what was said of it, now or, about its columns, with an earlier one. */
async function readingOf(
  { collection, storage }: Importing,
  companyId: number,
  input: SaidOfFile,
  context: OwnerContext,
) {
  const { pool } = context.database;
  const said = readChosenColumns(input.columns);
  const before = await rememberedColumns(pool, companyId, collection.name);
  return {
    content: requireFile(collection, input).content,
    language: context.language,
    corrections: input.corrections,
    columns: { ...before, ...said },
    sheet: input.sheet,
    dateOrder: input.date_order,
    defaults: storage.importDefaults?.(context.caller),
  };
}

type Reading = Awaited<ReturnType<typeof readingOf>>;

type Task = { readonly importId: number; readonly companyId: number; readonly reading: Reading };

/** All rows and the result, or nothing. */
function store(
  { collection, storage, imported }: Importing,
  { importId, companyId, reading }: Task,
  { rows, outcome, context }: { rows: RowsFile; outcome: ImportOutcome; context: OwnerContext },
): Promise<ImportAnswer> {
  return inTransaction(context.database.pool, async (client) => {
    await allowStatementsOf(client, LONGEST_IMPORT);
    await requireRoom(client, { storage, imported, companyId, added: outcome.good });
    const copy = () => pipeline(rows.read(), imported.store.open(client));
    await (storage.quota ? storage.quota(client, context, copy) : copy());
    const answer = answerOf(collection, importId, outcome, context);
    const { failedRows } = outcome;
    if (Object.keys(reading.columns).length > 0) {
      const said = { companyId, collection: collection.name, columns: reading.columns };
      await rememberColumns.run(client, said);
    }
    await finishImport.run(client, { id: importId, result: answer, failedRows });
    return answer;
  });
}

/** The file is read before the database is asked for a connection: reading may take its time. */
async function readAndStore(importing: Importing, task: Task, context: OwnerContext) {
  const { collection, storage } = importing;
  const { importId, companyId, reading } = task;
  const { pool } = context.database;
  await using rows = await openRowsFile();
  const outcome = await readImport(rows, {
    collection,
    storage,
    companyId,
    importId,
    task: reading,
    onProgress: (done, total) => noteProgress.run(pool, { id: importId, done, total }),
  });
  return await store(importing, task, { rows, outcome, context });
}

function importOnce(importing: Importing) {
  const { collection, calls, owners } = importing;
  return operation(calls.run, async (input, context) => {
    const { pool } = context.database;
    const companyId = requireCompanyId(owners, context);
    const reading = await readingOf(importing, companyId, input, context);
    const key = input.import_key ?? randomUUID();
    const record = await queueImport(pool, { companyId, collection: collection.name, key });
    if (record.result) return record.result;
    if (!record.begun) throw new CallProblem('import_running', 409, importTexts.running);
    const task = { importId: record.id, companyId, reading };
    return inTurn(pool, record.id, () => readAndStore(importing, task, context));
  });
}

function previewImport(importing: Importing) {
  const { collection, storage, calls, owners } = importing;
  return operation(calls.preview, async (input, context) => {
    const companyId = requireCompanyId(owners, context);
    let preview: ImportPreview | undefined;
    const task = {
      ...(await readingOf(importing, companyId, input, context)),
      definedIn: storage.definedIn.href,
      collection: collection.name,
    };
    await readInChild(task, (message) => {
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

function undoImport({ collection, storage, calls, owners, imported }: Importing) {
  return operation(calls.undo, async ({ import_id: importId }, context) => {
    const companyId = requireCompanyId(owners, context);
    const n = await inTransaction(context.database.pool, async (client) => {
      const asked = { companyId, collection: collection.name };
      const latest = await lockLatestImport.first(client, asked);
      if (latest?.id !== importId || latest.is_undone) {
        throw new CallProblem('not_latest_import', 409, importTexts.notLatest);
      }
      await markUndone.run(client, { id: importId });
      const ofImport = { companyId, importId };
      if (storage.beforeDelete) {
        const rows = await imported.selectIds.all(client, ofImport);
        await storage.beforeDelete(
          client,
          rows.map(({ id }) => id),
          context,
        );
      }
      return imported.remove.run(client, ofImport);
    });
    return { deleted_count: n, message: translateIn(context.language)(importTexts.undone, { n }) };
  });
}

/** Importing files into a collection; nothing for one that has no imports. */
export function importOperations(
  collection: Collection,
  storage: Storage,
  owners: Owners,
): readonly Operation[] {
  const calls = collection.calls.imports;
  if (!calls) return [];
  const imported = importedRows(collection, storage);
  const importing = { collection, storage, calls, owners, imported };
  return [
    previewImport(importing),
    importOnce(importing),
    followImport(importing),
    failedRows(importing),
    undoImport(importing),
  ];
}
