import type { Collection } from '#collection/contract/define-collection.ts';
import type { RowState } from '#collection/import/contract/import-answers.ts';
import { importedFields } from '#collection/import/contract/imported-fields.ts';
import { importTexts } from '#collection/import/import.texts.ts';
import { copyLine } from '#platform/database/copy-text.ts';
import type { StoredRow, Values } from '#platform/fields/declared-field.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { serveTasks, type Talk } from '#platform/processes/serve-tasks.ts';
import { csvLines } from '#platform/spreadsheets/csv.ts';
import { readSheets } from '#platform/spreadsheets/read-sheets.ts';
import { SheetProblem } from '#platform/spreadsheets/sheet.ts';
import { spreadsheetsTexts } from '#platform/spreadsheets/spreadsheets.texts.ts';
import { checkBatches, type PlacedRow } from './check-batches.ts';
import type { CheckedRow } from './check-row.ts';
import { type OpenSheet, openSheet, readCorrections } from './check-sheet.ts';
import {
  type FoundItems,
  type ImportMessage,
  type ImportTask,
  importTask,
} from './import-messages.ts';
import { previewOf } from './preview-import.ts';

/** More errors than anybody reads; the file of failed rows has all of them. */
const MOST_ERRORS = 500;
/** Bounds the stored text, because a small file can repeat a long text a hundred thousand times. */
const MOST_LETTERS = 100_000_000;

function isCollection(value: unknown): value is Collection {
  return typeof value === 'object' && value !== null && 'calls' in value && 'name' in value;
}

async function requireCollection({ definedIn, collection }: ImportTask): Promise<Collection> {
  const module: Record<string, unknown> = await import(definedIn);
  const found = Object.values(module).find(
    (value) => isCollection(value) && value.name === collection,
  );
  if (!isCollection(found)) throw new Error(`${definedIn} does not define ${collection}`);
  return found;
}

/**
 * Builds the file of failed rows, to be corrected and imported again. Rows become text at once, which takes less
 * memory.
 */
function failedFile(fields: readonly string[], language: Language) {
  const parts: string[] = [];
  return {
    add(rows: readonly CheckedRow[]): void {
      const lines = rows.map(({ cells, errors }) => [
        ...fields.map((name) => cells[name] ?? ''),
        errors.map(({ message }) => message).join('; '),
      ]);
      if (lines.length > 0) parts.push(csvLines(lines));
    },
    finish(): string | null {
      if (parts.length === 0) return null;
      const header = [...fields, translateIn(language)(importTexts.reason)];
      return csvLines([header]) + parts.join('');
    },
  };
}

/** A change as JSON with the names of database columns, from which the database fills a row. */
function inColumns(row: StoredRow, columns: Readonly<Record<string, string>>): string {
  const named = Object.entries(row).map(([name, value]) => [columns[name] ?? name, value]);
  return JSON.stringify(Object.fromEntries(named));
}

type Stored = {
  readonly collection: Collection;
  readonly language: Language;
  readonly into: NonNullable<ImportTask['into']>;
};

/** Turns checked rows into lines for COPY. */
function copiesOf({ collection, into }: Stored) {
  const toStored = collection.toStored ?? ((values: Values) => values);
  const fields = importedFields(collection);
  const { companyId, importId, columns } = into;
  return {
    newRow({ values }: CheckedRow): string {
      const stored = toStored(values);
      return copyLine([companyId, importId, ...fields.map((name) => stored[name])]);
    },
    changedRow({ change }: CheckedRow): string {
      if (!change) return '';
      const { item, before, after } = change;
      const both = [before, after].map((row) => inColumns(row, columns));
      return copyLine([importId, item.id, item.fingerprint, ...both]);
    },
  };
}

async function sendRows(
  sheet: OpenSheet,
  batches: AsyncIterable<readonly PlacedRow[]>,
  stored: Stored,
  { reply, receive }: Talk,
): Promise<void> {
  const copies = copiesOf(stored);
  const columns = sheet.table.columns.fields.filter((name) => name !== undefined);
  const failed = failedFile(columns, stored.language);
  const send = (message: ImportMessage) => reply(message);
  let tellable = MOST_ERRORS;
  let storedLetters = 0;
  send({ kind: 'opened', total: sheet.total });
  for await (const batch of batches) {
    const bad = batch.filter(({ errors }) => errors.length > 0);
    const good = batch.filter(({ errors }) => errors.length === 0);
    const of = (state: RowState) => good.filter((row) => row.state === state);
    const [added, changed, same] = [of('new'), of('changed'), of('same')];
    failed.add(bad);
    const copy = added.map(copies.newRow).join('');
    const changes = changed.map(copies.changedRow).join('');
    const errors = bad
      .slice(0, tellable)
      .flatMap((row) => row.errors)
      .slice(0, tellable);
    tellable -= errors.length;
    storedLetters += copy.length + changes.length;
    if (storedLetters > MOST_LETTERS) throw new SheetProblem(spreadsheetsTexts.tooMuch);
    const counts = {
      added: added.length,
      changed: changed.length,
      same: same.length,
      bad: bad.length,
    };
    send({ kind: 'rows', copy, changes, counts, errors });
    await receive();
  }
  send({ kind: 'end', failedRows: failed.finish() });
}

function requireColumns({ table }: OpenSheet): void {
  const { missing, tellsItems } = table.columns;
  if (missing.length === 0 || tellsItems) return;
  const values = { n: missing.length, columns: missing.join(', ') };
  throw new SheetProblem(importTexts.missingColumns, values);
}

async function read(task: ImportTask, talk: Talk): Promise<void> {
  const collection = await requireCollection(task);
  const { language, into, defaults = {}, withoutDuplicates = false } = task;
  const sheets = await readSheets(Buffer.from(task.content));
  const sheet = openSheet(collection, sheets, {
    corrections: readCorrections(task.corrections),
    columns: task.columns,
    sheet: task.sheet,
    dateOrder: task.dateOrder,
  });
  const batches = checkBatches(collection, sheet, {
    ...{ language, defaults, withoutDuplicates },
    reportsDuplicates: withoutDuplicates || !into,
    async ask(items) {
      talk.reply({ kind: 'items', ...items } satisfies ImportMessage);
      return (await talk.receive()) as FoundItems;
    },
  });
  if (into) {
    requireColumns(sheet);
    return sendRows(sheet, batches, { collection, language, into }, talk);
  }
  const names = sheets.map(({ name }) => name);
  const preview = await previewOf({ collection, language }, sheet, batches, names);
  talk.reply({ kind: 'preview', preview } satisfies ImportMessage);
}

serveTasks(async (given, talk) => {
  try {
    await read(importTask.parse(given), talk);
  } catch (problem) {
    if (!(problem instanceof SheetProblem)) throw problem;
    const { text, values } = problem;
    talk.reply({ kind: 'problem', textId: text.id, values } satisfies ImportMessage);
  }
});
