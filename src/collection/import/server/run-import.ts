import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import type { Collection } from '#collection/contract/define-collection.ts';
import type { ImportAnswer } from '#collection/import/contract/import-answers.ts';
import { importTexts } from '#collection/import/import.texts.ts';
import type { RequireRoom } from '#collection/server/room-for-rows.ts';
import type { OwnerContext, Storage } from '#collection/server/storage.ts';
import { conflict } from '#platform/calls/call-problem.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { allowStatementsOf } from '#platform/database/transaction-turns.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { rememberColumns } from './chosen-columns.ts';
import { type ChangedItems, forgetEarlierChanges, storeChanges } from './import-changes.ts';
import type { ImportedRows } from './imported-rows.ts';
import { finishImport, noteProgress } from './imports.ts';
import type { FindItems } from './known-items.ts';
import type { ChosenColumns } from './match-columns.ts';
import { type FileTask, type ImportOutcome, type ReadRows, readImport } from './read-import.ts';
import { openRowsFile } from './rows-file.ts';

/** The statement timeout: a whole file is stored by one statement, which may take longer than any other. */
const LONGEST_IMPORT = '5min';
const MOST_ATTEMPTS = 3;

/** What storing rows of one collection needs. */
type Storing = {
  readonly collection: Collection;
  readonly storage: Storage;
  readonly imported: ImportedRows;
  readonly changed: ChangedItems;
  readonly find: FindItems;
  readonly requireRoom: RequireRoom;
};

/** A file and how it is to be read. */
type FileReading = FileTask & { readonly columns: ChosenColumns };

/** The result of an import, in the shape that the collection declares. */
function answerOf(
  collection: Collection,
  importId: number,
  outcome: ImportOutcome,
  context: OwnerContext,
): ImportAnswer {
  const t = translateIn(context.language);
  const { total, added, changed, same, bad, errors } = outcome;
  const good = added + changed + same;
  const shared = {
    success: good > 0,
    message: t(good > 0 ? (collection.texts.imported ?? importTexts.done) : importTexts.failed),
    import_id: good > 0 || bad > 0 ? importId : null,
    new_rows: added,
    changed_rows: changed,
    same_rows: same,
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

type Owned = { readonly companyId: number; readonly importId: number };

type Task = Owned & { readonly reading: FileReading };

type Read = ReadRows & { readonly outcome: ImportOutcome };

/** An item was changed since its row was compared with it. */
class ItemMoved extends Error {}

async function write({ imported, changed }: Storing, client: pg.ClientBase, read: Read, of: Owned) {
  await pipeline(read.rows.read(), imported.store.open(client));
  if (read.outcome.changed === 0) return;
  await pipeline(read.changes.read(), storeChanges.open(client));
  if ((await changed.apply.run(client, of)) < read.outcome.changed) throw new ItemMoved();
}

/** Stores all rows, all changes and the result in one transaction. */
function store(
  storing: Storing,
  { importId, companyId, reading }: Task,
  read: Read,
  context: OwnerContext,
): Promise<ImportAnswer> {
  const { collection, storage, requireRoom } = storing;
  const { outcome } = read;
  const owned = { companyId, collection: collection.name };
  return inTransaction(context.database.pool, async (client) => {
    await allowStatementsOf(client, LONGEST_IMPORT);
    await requireRoom(client, {
      companyId,
      added: outcome.added,
      tooMany: importTexts.tooManyForCompany,
    });
    const writeAll = () => write(storing, client, read, { companyId, importId });
    await (storage.quota ? storage.quota(client, context, writeAll) : writeAll());
    const answer = answerOf(collection, importId, outcome, context);
    const { failedRows } = outcome;
    if (Object.keys(reading.columns).length > 0) {
      await rememberColumns.run(client, { ...owned, columns: reading.columns });
    }
    await forgetEarlierChanges.run(client, { ...owned, importId });
    await finishImport(client, { id: importId, result: answer, failedRows });
    return answer;
  });
}

/** Reads the file before taking a database connection, because reading may be slow. */
async function readAndStore(storing: Storing, task: Task, context: OwnerContext) {
  const { collection, storage, find } = storing;
  const { importId, companyId, reading } = task;
  const { pool } = context.database;
  await using rows = await openRowsFile();
  await using changes = await openRowsFile();
  const files = { rows, changes };
  const outcome = await readImport(files, {
    collection,
    storage,
    companyId,
    importId,
    task: reading,
    find: (asked) => find(pool, companyId, asked),
    onProgress: (done, total) => noteProgress.run(pool, { id: importId, done, total }),
  });
  return await store(storing, task, { ...files, outcome }, context);
}

/** Compares the file again if somebody changed the list meanwhile, so that nobody's changes are overwritten. */
export async function readUntilStored(storing: Storing, task: Task, context: OwnerContext) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await readAndStore(storing, task, context);
    } catch (problem) {
      if (!(problem instanceof ItemMoved)) throw problem;
      if (attempt === MOST_ATTEMPTS) throw conflict(importTexts.listMoved);
    }
  }
}
