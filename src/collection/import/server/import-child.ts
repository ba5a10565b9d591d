import type { Collection } from '#collection/contract/define-collection.ts';
import type { ImportPreview } from '#collection/import/contract/import-answers.ts';
import { importedFields } from '#collection/import/contract/imported-fields.ts';
import { importTexts } from '#collection/import/import.texts.ts';
import { copyLine } from '#platform/database/copy-text.ts';
import type { Values } from '#platform/fields/declared-field.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { serveTasks, type Talk } from '#platform/processes/serve-tasks.ts';
import { textOfCell } from '#platform/spreadsheets/cell.ts';
import { csvLines } from '#platform/spreadsheets/csv.ts';
import { readSheets } from '#platform/spreadsheets/read-sheets.ts';
import { SheetProblem } from '#platform/spreadsheets/sheet.ts';
import { spreadsheetsTexts } from '#platform/spreadsheets/spreadsheets.texts.ts';
import {
  type Cells,
  type CheckedRow,
  LONGEST_CELL,
  type OpenSheet,
  openSheet,
  readCorrections,
} from './check-sheet.ts';
import { type ImportMessage, type ImportTask, importTask } from './import-messages.ts';

const BATCH_ROWS = 2_000;
const PREVIEW_ROWS = 10;
/** More than anybody mends by hand; the rest is in the file of failed rows. */
const MOST_BAD_ROWS = 100;
/** As many problems as anybody reads; the file of failed rows has them all. */
const MOST_ERRORS = 500;
const MOST_UNKNOWN = 50;
/** A small file can say the same long text a hundred thousand times. */
const MOST_LETTERS = 100_000_000;
const LONGEST_HEADER = 100;

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

type Opened = { readonly task: ImportTask; readonly collection: Collection };

/** Values as they will be stored, in the words of the list. */
function storedTexts({ task, collection: { fields } }: Opened, values: Values) {
  const t = translateIn(task.language);
  const texts = Object.entries(values).map(([name, value]) => {
    const choice = fields[name]?.choices?.find((each) => each.value === String(value));
    return [name, choice ? t(choice.label) : String(value ?? '').slice(0, LONGEST_CELL)];
  });
  return Object.fromEntries(texts) as Record<string, string>;
}

function preview(
  sheetOpened: OpenSheet,
  opened: Opened,
  sheetNames: readonly string[],
): ImportPreview {
  const { table, habits, total, rows } = sheetOpened;
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
    file_columns: fileColumns(sheetOpened),
    sheet: sheet.name,
    sheets: sheetNames.slice(0, MOST_UNKNOWN),
    header_row: headerAt + 1,
    date_order: habits.dateOrder,
    unsure_date: habits.unsureDate?.slice(0, LONGEST_EXAMPLE) ?? null,
    sample: sample.map(({ row, cells, values, errors }) => ({
      row,
      cells: shown(cells),
      stored: errors.length > 0 ? null : storedTexts(opened, values),
    })),
    bad_rows: bad.map(({ row, cells, errors }) => ({
      row,
      cells: shown(cells),
      errors: [...errors],
    })),
  };
}

/** The failed rows as a file to mend and send again; as text from the start, to take less memory. */
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

async function sendRows(
  sheet: OpenSheet,
  { task, collection }: Opened,
  { tell, hear }: Talk,
): Promise<void> {
  const toStored = collection.toStored ?? ((values: Values) => values);
  const stored = importedFields(collection);
  const prefix = task.prefix ?? [];
  const columns = sheet.table.columns.fields.filter((name) => name !== undefined);
  const failed = failedFile(columns, task.language);
  const say = (message: ImportMessage) => tell(message);
  let tellable = MOST_ERRORS;
  let storedLetters = 0;
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
    storedLetters += copy.length;
    if (storedLetters > MOST_LETTERS) throw new SheetProblem(spreadsheetsTexts.tooMuch);
    say({ kind: 'rows', copy, good: good.length, bad: bad.length, errors });
    await hear();
  }

  say({ kind: 'opened', total: sheet.total });
  for (const checked of sheet.rows()) {
    batch.push(checked);
    if (batch.length === BATCH_ROWS) await flush();
  }
  await flush();
  say({ kind: 'end', failedRows: failed.finish() });
}

function requireColumns({ table }: OpenSheet): void {
  const { missing } = table.columns;
  if (missing.length === 0) return;
  const values = { n: missing.length, columns: missing.join(', ') };
  throw new SheetProblem(importTexts.missingColumns, values);
}

async function read(task: ImportTask, talk: Talk): Promise<void> {
  const collection = await requireCollection(task);
  const sheets = await readSheets(Buffer.from(task.content));
  const sheet = openSheet(collection, sheets, task.language, {
    corrections: readCorrections(task.corrections),
    defaults: task.defaults ?? {},
    columns: task.columns,
    sheet: task.sheet,
    dateOrder: task.dateOrder,
  });
  const opened = { task, collection };
  if (!task.prefix) {
    const names = sheets.map(({ name }) => name);
    const made = preview(sheet, opened, names);
    talk.tell({ kind: 'preview', preview: made } satisfies ImportMessage);
    return;
  }
  requireColumns(sheet);
  await sendRows(sheet, opened, talk);
}

serveTasks(async (given, talk) => {
  try {
    await read(importTask.parse(given), talk);
  } catch (problem) {
    if (!(problem instanceof SheetProblem)) throw problem;
    const { text, values } = problem;
    talk.tell({ kind: 'problem', textId: text.id, values } satisfies ImportMessage);
  }
});
