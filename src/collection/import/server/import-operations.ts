import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Collection } from '#collection/contract/define-collection.ts';
import type { ImportPreview } from '#collection/import/contract/import-answers.ts';
import { LARGEST_FILE } from '#collection/import/contract/import-limits.ts';
import { importTexts } from '#collection/import/import.texts.ts';
import type { Owners } from '#collection/server/owners.ts';
import type { OwnerContext, Storage } from '#collection/server/storage.ts';
import { CallProblem, invalidInput, notFound } from '#platform/calls/call-problem.ts';
import type { UploadedFile } from '#platform/calls/fields.ts';
import { type Operation, type OperationContext, operation } from '#platform/calls/operation.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { CSV_TYPE, UTF8_MARK } from '#platform/spreadsheets/csv.ts';
import { spreadsheetsTexts } from '#platform/spreadsheets/spreadsheets.texts.ts';
import { beginImport, finishImport, forgetImport, noteProgress } from './imports.ts';
import { readInWorker } from './read-in-worker.ts';
import { type ImportOutcome, runImport } from './run-import.ts';

/** A whole file is one statement, which may take longer than any other. */
const LONGEST_IMPORT = '5min';

/** Only exhibitors import: an import belongs to a company. */
function requireCompanyId(owners: Owners, context: OwnerContext): number {
  const company = owners.requireOwner(context);
  if (company === null) throw new Error('A collection of the operator has no imports');
  return company;
}

type ImportCalls = NonNullable<Collection['calls']['imports']>;

function requireFile(collection: Collection, input: Record<string, unknown>): UploadedFile {
  const field = collection.importing?.fileField ?? 'file';
  const file = input[field] as UploadedFile;
  if (file.content.length < LARGEST_FILE) return file;
  throw invalidInput([{ field, text: importTexts.tooLarge }]);
}

/** What came of it, in the shape the collection states. */
function answerOf(
  collection: Collection,
  importId: number,
  outcome: ImportOutcome,
  context: OwnerContext,
) {
  const t = translateIn(context.language);
  const { total, good, bad, errors } = outcome;
  const shared = {
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

async function store(
  collection: Collection,
  storage: Storage,
  task: { content: Uint8Array; corrections?: string; importId: number; companyId: number },
  context: OwnerContext,
) {
  const { importId, companyId, content, corrections } = task;
  const { pool } = context.database;
  return inTransaction(pool, async (client) => {
    await client.query(`set local statement_timeout = '${LONGEST_IMPORT}'`);
    const run = () =>
      runImport(client, {
        collection,
        storage,
        companyId,
        importId,
        task: {
          content,
          corrections,
          language: context.language,
          defaults: storage.importDefaults?.(context.caller),
        },
        // On another connection: what this transaction writes is seen by nobody yet.
        onProgress: (done, total) => noteProgress(pool, importId, done, total),
      });
    const outcome = await (storage.quota ? storage.quota(client, context, run) : run());
    const answer = answerOf(collection, importId, outcome, context);
    await finishImport(client, importId, answer, outcome.failedRows);
    return answer;
  });
}

function importOnce(collection: Collection, storage: Storage, calls: ImportCalls, owners: Owners) {
  return operation(calls.run, async (input, context) => {
    const { pool } = context.database;
    const companyId = requireCompanyId(owners, context);
    const { content } = requireFile(collection, input);
    const key = String(input.import_key ?? randomUUID());
    const record = await beginImport(pool, companyId, collection.name, key);
    if (record.result) return { ...record.result };
    if (!record.begun) throw new CallProblem('import_running', 409, importTexts.running);
    const corrections = input.corrections as string | undefined;
    const task = { content, corrections, importId: record.id, companyId };
    try {
      return await store(collection, storage, task, context);
    } catch (problem) {
      await forgetImport(pool, record.id);
      throw problem;
    }
  });
}

function previewImport(
  collection: Collection,
  storage: Storage,
  calls: ImportCalls,
  owners: Owners,
) {
  return operation(calls.preview, async (input, context) => {
    requireCompanyId(owners, context);
    const { content } = requireFile(collection, input);
    let preview: ImportPreview | undefined;
    const task = {
      content,
      language: context.language,
      corrections: input.corrections as string | undefined,
      defaults: storage.importDefaults?.(context.caller),
      definedIn: storage.definedIn.href,
      collection: collection.name,
    };
    await readInWorker(task, (message) => {
      if (message.kind === 'preview') preview = message.preview;
    });
    if (!preview) throw new CallProblem('unreadable_file', 400, spreadsheetsTexts.unreadable);
    return preview;
  });
}

function followImport(collection: Collection, calls: ImportCalls, owners: Owners) {
  return operation(calls.progress, async ({ import_key }, context) => {
    const { rows } = await context.database.pool.query(
      `select rows_done, rows_total from imports
       where company_id = $1 and collection = $2 and key = $3`,
      [requireCompanyId(owners, context), collection.name, import_key],
    );
    return rows[0] ?? { rows_done: 0, rows_total: null };
  });
}

function failedRows(collection: Collection, calls: ImportCalls, owners: Owners) {
  return operation(calls.failedRows, async ({ import_id }, context) => {
    const { rows } = await context.database.pool.query(
      'select failed_rows from imports where company_id = $1 and collection = $2 and id = $3',
      [requireCompanyId(owners, context), collection.name, import_id],
    );
    const text: string | null = rows[0]?.failed_rows ?? null;
    if (text === null) throw notFound();
    return {
      fileName: `${collection.name}-failed-rows.csv`,
      contentType: CSV_TYPE,
      content: Buffer.from(UTF8_MARK + text),
    };
  });
}

async function tellBeforeDelete(
  client: pg.PoolClient,
  { table, beforeDelete }: Storage,
  { companyId, importId }: { companyId: number; importId: number },
  context: OperationContext,
) {
  if (!beforeDelete) return;
  const { rows } = await client.query<{ id: number }>(
    `select id from ${table} where company_id = $1 and import_id = $2`,
    [companyId, importId],
  );
  const ids = rows.map(({ id }) => id);
  await beforeDelete(client, ids, context);
}

function undoImport(collection: Collection, storage: Storage, calls: ImportCalls, owners: Owners) {
  return operation(calls.undo, async ({ import_id }, context) => {
    const companyId = requireCompanyId(owners, context);
    const n = await inTransaction(context.database.pool, async (client) => {
      const latest = await client.query(
        `select id, undone_at from imports where company_id = $1 and collection = $2
           and result is not null order by id desc limit 1 for update`,
        [companyId, collection.name],
      );
      const { id, undone_at: undoneAt } = latest.rows[0] ?? {};
      if (Number(id) !== import_id || undoneAt) {
        throw new CallProblem('not_latest_import', 409, importTexts.notLatest);
      }
      await client.query('update imports set undone_at = now() where id = $1', [id]);
      await tellBeforeDelete(client, storage, { companyId, importId: id }, context);
      const gone = await client.query(
        `delete from ${storage.table} where company_id = $1 and import_id = $2`,
        [companyId, id],
      );
      return gone.rowCount ?? 0;
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
  return [
    previewImport(collection, storage, calls, owners),
    importOnce(collection, storage, calls, owners),
    followImport(collection, calls, owners),
    failedRows(collection, calls, owners),
    undoImport(collection, storage, calls, owners),
  ];
}
