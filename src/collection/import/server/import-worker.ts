import { parentPort, workerData } from 'node:worker_threads';
import type { Collection } from '#collection/contract/define-collection.ts';
import type { ImportPreview } from '#collection/import/contract/import-answers.ts';
import { importedFields } from '#collection/import/contract/imported-fields.ts';
import { importTexts } from '#collection/import/import.texts.ts';
import { copyLine } from '#platform/database/copy-text.ts';
import type { Values } from '#platform/fields/declared-field.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { textOfCell } from '#platform/spreadsheets/cell.ts';
import { csvLines } from '#platform/spreadsheets/csv.ts';
import { readSheets } from '#platform/spreadsheets/read-sheets.ts';
import { SheetProblem } from '#platform/spreadsheets/sheet.ts';
import {
  type Cells,
  type CheckedRow,
  LONGEST_CELL,
  type OpenSheet,
  openSheet,
  readCorrections,
} from './check-sheet.ts';
import { type ImportMessage, importTask } from './import-messages.ts';

const BATCH_ROWS = 2_000;
const PREVIEW_ROWS = 10;
/** More than anybody mends by hand; the rest is in the file of failed rows. */
const MOST_BAD_ROWS = 100;
/** As many problems as anybody reads; the file of failed rows has them all. */
const MOST_ERRORS = 500;
const MOST_UNKNOWN = 50;
const LONGEST_HEADER = 100;

const task = importTask.parse(workerData);
const port = parentPort;
if (!port) throw new Error('This module runs as a thread of its own');

const tell = (message: ImportMessage) => port.postMessage(message);
const askedForMore = () => new Promise((resolve) => port.once('message', resolve));

function isSought(value: unknown): value is Collection {
  if (typeof value !== 'object' || value === null) return false;
  return 'calls' in value && 'name' in value && value.name === task.collection;
}

async function findCollection(): Promise<Collection> {
  const module: Record<string, unknown> = await import(task.definedIn);
  const found = Object.values(module).find(isSought);
  if (!found) throw new Error(`${task.definedIn} does not define ${task.collection}`);
  return found;
}

/** Cells as a person can look at them; what is longer is wrong anyway. */
function shown(cells: Cells): Record<string, string> {
  return Object.fromEntries(
    Object.entries(cells).map(([name, cell]) => [name, cell.slice(0, LONGEST_CELL)]),
  );
}

const LONGEST_EXAMPLE = 60;

/** Every column that says something, what it is taken for, and a cell of it to tell it by. */
function fileColumns({ table }: OpenSheet): ImportPreview['file_columns'] {
  const { sheet, headerAt, columns } = table;
  const header = sheet.lines[headerAt] ?? [];
  const below = sheet.lines.slice(headerAt + 1, headerAt + 1 + PREVIEW_ROWS);
  return columns.fields
    .map((field, column) => ({
      header: textOfCell(header[column] ?? '').slice(0, LONGEST_HEADER),
      field: field ?? null,
      example: below
        .map((line) => textOfCell(line[column] ?? ''))
        .find((text) => text.trim() !== '')
        ?.slice(0, LONGEST_EXAMPLE),
    }))
    .filter(({ header: name, example }) => name.trim() !== '' || example)
    .slice(0, MOST_UNKNOWN)
    .map(({ example = '', ...column }) => ({ ...column, example }));
}

/** Values as they will be stored, in the words of the list. */
function storedTexts({ fields }: Collection, values: Values): Record<string, string> {
  const t = translateIn(task.language);
  const texts = Object.entries(values).map(([name, value]) => {
    const choice = fields[name]?.choices?.find((each) => each.value === String(value));
    return [name, choice ? t(choice.label) : String(value ?? '').slice(0, LONGEST_CELL)];
  });
  return Object.fromEntries(texts);
}

function preview(
  collection: Collection,
  opened: OpenSheet,
  sheetNames: readonly string[],
): ImportPreview {
  const { table, habits, total, rows } = opened;
  const { columns, sheet, headerAt } = table;
  const sample: CheckedRow[] = [];
  const bad: CheckedRow[] = [];
  let good = 0;
  for (const checked of columns.missing.length > 0 ? [] : rows()) {
    if (checked.errors.length > 0 && bad.length < MOST_BAD_ROWS) bad.push(checked);
    if (checked.errors.length === 0) good += 1;
    if (sample.length < PREVIEW_ROWS) sample.push(checked);
  }
  return {
    total_rows: total,
    good_rows: good,
    columns: columns.fields.filter((name) => name !== undefined),
    unknown_columns: columns.unknown
      .slice(0, MOST_UNKNOWN)
      .map((name) => name.slice(0, LONGEST_HEADER)),
    missing_columns: [...columns.missing],
    file_columns: fileColumns(opened),
    sheet: sheet.name,
    sheets: sheetNames.slice(0, MOST_UNKNOWN),
    header_row: headerAt + 1,
    date_order: habits.dateOrder,
    unsure_date: habits.unsureDate?.slice(0, LONGEST_EXAMPLE) ?? null,
    sample: sample.map(({ row, cells, values, errors }) => ({
      row,
      cells: shown(cells),
      stored: errors.length > 0 ? null : storedTexts(collection, values),
    })),
    bad_rows: bad.map(({ row, cells, errors }) => ({
      row,
      cells: shown(cells),
      errors: [...errors],
    })),
  };
}

/** The failed rows as a file to mend and send again; as text from the start, to take less memory. */
function failedFile(fields: readonly string[]) {
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
      const header = [...fields, translateIn(task.language)(importTexts.reason)];
      return csvLines([header]) + parts.join('');
    },
  };
}

async function sendRows(sheet: OpenSheet, collection: Collection): Promise<void> {
  const toStored = collection.toStored ?? ((values: Values) => values);
  const stored = importedFields(collection);
  const prefix = task.prefix ?? [];
  const failed = failedFile(sheet.table.columns.fields.filter((name) => name !== undefined));
  let tellable = MOST_ERRORS;
  let batch: CheckedRow[] = [];

  async function flush(): Promise<void> {
    const good = batch.filter(({ errors }) => errors.length === 0);
    const bad = batch.filter(({ errors }) => errors.length > 0);
    batch = [];
    failed.add(bad);
    const copy = good
      .map(({ values }) => toStored(values))
      .map((values) => copyLine([...prefix, ...stored.map((name) => values[name])]))
      .join('');
    const errors = bad
      .slice(0, tellable)
      .flatMap((row) => row.errors)
      .slice(0, tellable);
    tellable -= errors.length;
    tell({ kind: 'rows', copy, good: good.length, bad: bad.length, errors });
    await askedForMore();
  }

  tell({ kind: 'opened', total: sheet.total });
  for (const checked of sheet.rows()) {
    batch.push(checked);
    if (batch.length === BATCH_ROWS) await flush();
  }
  await flush();
  tell({ kind: 'end', failedRows: failed.finish() });
}

function requireColumns({ table }: OpenSheet): void {
  const { missing } = table.columns;
  if (missing.length === 0) return;
  const values = { n: missing.length, columns: missing.join(', ') };
  throw new SheetProblem(importTexts.missingColumns, values);
}

async function run(): Promise<void> {
  const collection = await findCollection();
  const sheets = await readSheets(Buffer.from(task.content));
  const opened = openSheet(collection, sheets, task.language, {
    corrections: readCorrections(task.corrections),
    defaults: task.defaults ?? {},
    columns: task.columns,
    sheet: task.sheet,
    dateOrder: task.dateOrder,
  });
  const names = sheets.map(({ name }) => name);
  if (!task.prefix) return tell({ kind: 'preview', preview: preview(collection, opened, names) });
  requireColumns(opened);
  await sendRows(opened, collection);
}

try {
  await run();
} catch (problem) {
  if (!(problem instanceof SheetProblem)) throw problem;
  tell({ kind: 'problem', textId: problem.text.id, values: problem.values });
}
port.close();
