import * as z from 'zod/mini';
import type { Collection } from '#collection/contract/define-collection.ts';
import type { RowError } from '#collection/import/contract/import-answers.ts';
import { importedDeclarations } from '#collection/import/contract/imported-fields.ts';
import { importTexts } from '#collection/import/import.texts.ts';
import type { FieldIssue } from '#platform/calls/call-problem.ts';
import { type CheckedField, checkField, isFirstOfItsField } from '#platform/calls/parse-input.ts';
import type { DateOrder } from '#platform/dates/written-date.ts';
import { inputOf, type Values } from '#platform/fields/declared-field.ts';
import { type Language, languages } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { type Cell, textOfCell } from '#platform/spreadsheets/cell.ts';
import { asWritten } from '#platform/spreadsheets/csv.ts';
import { type Line, MOST_ROWS, type Sheet, SheetProblem } from '#platform/spreadsheets/sheet.ts';
import { spreadsheetsTexts } from '#platform/spreadsheets/spreadsheets.texts.ts';
import { type FileHabits, learnHabits } from './file-habits.ts';
import { findTable, isBlank, type Table } from './find-table.ts';
import { type ChosenColumns, foldedHeader } from './match-columns.ts';
import { readCell } from './read-cell.ts';

/** As long as the longest field of any collection. */
export const LONGEST_CELL = 20_000;

export type Cells = Readonly<Record<string, string>>;

export type CheckedRow = {
  /** As the spreadsheet counts it. */
  readonly row: number;
  readonly cells: Cells;
  readonly values: Values;
  readonly errors: readonly RowError[];
};

/** Cells that were mended after the preview: row, then field, then what they shall say. */
export type Corrections = Readonly<Record<string, Cells>>;

const correctionsSchema = z.record(
  z.string().check(z.regex(/^\d{1,7}$/)),
  z.record(z.string(), z.string().check(z.maxLength(LONGEST_CELL))),
);

export function readCorrections(text: string | undefined): Corrections {
  if (!text) return {};
  try {
    return correctionsSchema.parse(JSON.parse(text));
  } catch {
    throw new SheetProblem(importTexts.badCorrections);
  }
}

export type OpenSheet = {
  readonly table: Table;
  readonly habits: FileHabits;
  readonly total: number;
  rows(): Generator<CheckedRow>;
};

const MOST_REMEMBERED = 1_000;
const LONGEST_REMEMBERED = 100;

type CellCheck = (cell: string | undefined) => CheckedField;

/** Cells repeat down a column: the first so many different ones are checked once. */
function remembering(check: CellCheck): CellCheck {
  const known = new Map<string | undefined, CheckedField>();
  return (cell) => {
    const before = known.get(cell);
    if (before) return before;
    const checked = check(cell);
    const isShort = (cell?.length ?? 0) <= LONGEST_REMEMBERED;
    if (isShort && known.size < MOST_REMEMBERED) known.set(cell, checked);
    return checked;
  };
}

type Checks = ReadonlyMap<string, CellCheck>;

function checksOf(collection: Collection): Checks {
  return new Map(
    Object.entries(importedDeclarations(collection)).map(([name, field]) => {
      const schema = inputOf(field);
      return [name, remembering((cell) => checkField(name, schema, cell))];
    }),
  );
}

/** What somebody said about a file, besides what stands in it. */
export type Said = {
  readonly corrections: Corrections;
  readonly defaults: Cells;
  readonly columns?: ChosenColumns;
  readonly sheet?: string;
  readonly dateOrder?: DateOrder;
};

function tableLines({ sheet, headerAt }: Table): readonly Line[] {
  const lines = sheet.lines.slice(headerAt + 1);
  if (lines.every(isBlank)) throw new SheetProblem(spreadsheetsTexts.empty);
  if (lines.length > MOST_ROWS) throw new SheetProblem(spreadsheetsTexts.tooManyRows);
  return lines;
}

const reasons = new Set(
  languages.map((each) => foldedHeader(translateIn(each)(importTexts.reason))),
);

/** Our own file of failed rows is known by its last column; there formulas were made harmless. */
function isOfFailedRows({ sheet, headerAt }: Table): boolean {
  const last = sheet.lines[headerAt]?.at(-1);
  return typeof last === 'string' && reasons.has(foldedHeader(last));
}

/** A file whose table is known; its rows are checked one by one as they are asked for. */
export function openSheet(
  collection: Collection,
  sheets: readonly Sheet[],
  language: Language,
  said: Said,
): OpenSheet {
  const { corrections, defaults } = said;
  const table = findTable(collection, sheets, said);
  const lines = tableLines(table);
  const isOurs = isOfFailedRows(table);
  const filled = table.columns.fields.flatMap((name, column) => {
    const field = name && collection.fields[name];
    return name && field ? [{ name, column, field }] : [];
  });
  const { separator } = table.sheet;
  const habits = learnHabits(lines, filled, { dateOrder: said.dateOrder, separator });
  const t = translateIn(language);
  const checks = checksOf(collection);

  /** The cells of a row as they stand in the file, or as they were mended. */
  function cellsOf(line: Line, row: number): Readonly<Record<string, Cell>> {
    const cells: Record<string, Cell> = { ...defaults };
    for (const { name, column } of filled) {
      const given = line[column] ?? '';
      const cell = isOurs && typeof given === 'string' ? asWritten(given) : given;
      if (cell !== '' || !defaults[name]) cells[name] = cell;
    }
    return Object.assign(cells, corrections[String(row)]);
  }

  function valuesOf(cells: Readonly<Record<string, Cell>>) {
    const values: Record<string, unknown> = {};
    const issues: FieldIssue[] = [];
    for (const [name, check] of checks) {
      const [field, cell] = [collection.fields[name], cells[name]];
      const reading = field && cell !== undefined ? readCell(field, cell, habits) : undefined;
      if (reading && 'problem' in reading) {
        issues.push({ field: name, text: reading.problem, values: reading.values });
        continue;
      }
      const checked = check(reading?.text);
      if (checked.sound) values[name] = checked.value;
      else issues.push(...checked.issues);
    }
    issues.push(...(collection.rules?.(values) ?? []));
    return { values, issues: issues.filter(isFirstOfItsField) };
  }

  function checkRow(line: Line, row: number): CheckedRow {
    const found = cellsOf(line, row);
    const { values, issues } = valuesOf(found);
    const errors = issues.map(({ field, text, values: about }) => ({
      row,
      column: field,
      message: t(text, about),
    }));
    const cells = Object.fromEntries(
      Object.entries(found).map(([name, cell]) => [name, textOfCell(cell)]),
    );
    return { row, cells, values, errors };
  }

  return {
    table,
    habits,
    total: lines.filter((line) => !isBlank(line)).length,
    *rows() {
      // People count rows from 1.
      const firstRow = table.headerAt + 2;
      for (const [position, line] of lines.entries()) {
        if (!isBlank(line)) yield checkRow(line, position + firstRow);
      }
    },
  };
}
