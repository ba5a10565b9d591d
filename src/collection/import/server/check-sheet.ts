import * as z from 'zod/mini';
import type { Collection } from '#collection/contract/define-collection.ts';
import type { RowError } from '#collection/import/contract/import-answers.ts';
import { importedDeclarations } from '#collection/import/contract/imported-fields.ts';
import { importTexts } from '#collection/import/import.texts.ts';
import type { FieldIssue } from '#platform/calls/call-problem.ts';
import { type CheckedField, checkField, isFirstOfItsField } from '#platform/calls/parse-input.ts';
import type { Values } from '#platform/fields/declared-field.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import {
  MOST_COLUMNS,
  MOST_ROWS,
  type Sheet,
  SheetProblem,
} from '#platform/spreadsheets/read-sheet.ts';
import { spreadsheetsTexts } from '#platform/spreadsheets/spreadsheets.texts.ts';
import { type Columns, matchColumns } from './match-columns.ts';

/** The first line holds the headers; people count it as row 1. */
const HEADER_ROWS = 1;

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
  readonly columns: Columns;
  readonly total: number;
  rows(): Generator<CheckedRow>;
};

const isBlank = (line: readonly string[]) => line.every((cell) => String(cell).trim() === '');

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

/** From the cells of a row to its values and everything that is wrong with them. */
function rowCheck(collection: Collection) {
  const checks = Object.entries(importedDeclarations(collection)).map(
    ([name, { schema }]): [string, CellCheck] => [
      name,
      remembering((cell) => checkField(name, schema, cell)),
    ],
  );
  return (cells: Cells): { values: Values; issues: readonly FieldIssue[] } => {
    const values: Record<string, unknown> = {};
    const issues: FieldIssue[] = [];
    for (const [name, check] of checks) {
      const checked = check(cells[name]);
      if (checked.sound) values[name] = checked.value;
      else issues.push(...checked.issues);
    }
    issues.push(...(collection.rules?.(values) ?? []));
    return { values, issues: issues.filter(isFirstOfItsField) };
  };
}

/** A sheet whose columns are known; its rows are checked one by one as they are asked for. */
export function openSheet(
  collection: Collection,
  sheet: Sheet,
  language: Language,
  { corrections, defaults }: { corrections: Corrections; defaults: Cells },
): OpenSheet {
  const [header = [], ...lines] = sheet;
  if (lines.every(isBlank)) throw new SheetProblem(spreadsheetsTexts.empty);
  if (lines.length > MOST_ROWS) throw new SheetProblem(spreadsheetsTexts.tooManyRows);
  if (header.length > MOST_COLUMNS) throw new SheetProblem(spreadsheetsTexts.tooManyColumns);
  const columns = matchColumns(collection, header.map(String));
  const [missing] = columns.missing;
  if (missing) throw new SheetProblem(importTexts.missingColumn, { column: missing });
  const t = translateIn(language);
  const check = rowCheck(collection);

  function cellsOf(line: readonly string[], row: number): Cells {
    const cells: Record<string, string> = { ...defaults };
    columns.fields.forEach((name, column) => {
      const cell = String(line[column] ?? '');
      if (name && (cell.trim() !== '' || !defaults[name])) cells[name] = cell;
    });
    return Object.assign(cells, corrections[String(row)]);
  }

  function checkRow(line: readonly string[], row: number): CheckedRow {
    const cells = cellsOf(line, row);
    const { values, issues } = check(cells);
    const errors = issues.map(({ field, text, values: said }) => ({
      row,
      column: field,
      message: t(text, said),
    }));
    return { row, cells, values, errors };
  }

  return {
    columns,
    total: lines.filter((line) => !isBlank(line)).length,
    *rows() {
      for (const [position, line] of lines.entries()) {
        if (!isBlank(line)) yield checkRow(line, position + HEADER_ROWS + 1);
      }
    },
  };
}
