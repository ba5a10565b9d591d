import * as z from 'zod/mini';
import type { Collection } from '#collection/contract/define-collection.ts';
import { importTexts } from '#collection/import/import.texts.ts';
import type { DateOrder } from '#platform/dates/written-date.ts';
import { findWrittenNumber } from '#platform/fields/written-number.ts';
import { languages } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import type { Cell } from '#platform/spreadsheets/cell.ts';
import { unescapeFormula } from '#platform/spreadsheets/csv.ts';
import { type Line, type Sheet, SheetProblem } from '#platform/spreadsheets/sheet.ts';
import { type FileHabits, learnHabits } from './file-habits.ts';
import { findTable, type Table } from './find-table.ts';
import { type ChosenColumns, foldedHeader } from './match-columns.ts';
import { tableLines } from './table-lines.ts';

/** The length of the longest field of any collection. */
export const LONGEST_CELL = 20_000;

export type Cells = Readonly<Record<string, string>>;

/** A row of a file whose item is not known yet. */
export type Draft = {
  /** The row number in the spreadsheet. */
  readonly row: number;
  /** The cells of known columns, with corrections applied. */
  readonly cells: Readonly<Record<string, Cell>>;
};

/** Cells corrected after the preview, by row and field. */
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
  /** How many of the rows the spreadsheet hides, for example because of a filter. */
  readonly hidden: number;
  drafts(): Generator<Draft>;
};

/** What a person specified about a file. */
export type Said = {
  readonly corrections: Corrections;
  readonly columns?: ChosenColumns;
  readonly sheet?: string;
  readonly dateOrder?: DateOrder;
};

const reasons = new Set(
  languages.map((each) => foldedHeader(translateIn(each)(importTexts.reason))),
);

/**
 * Whether the file is one of our own, in which formulas were escaped. Ours have a column that only we fill: the reasons
 * of failed rows, or the reference of items.
 */
function isOurs(collection: Collection, { sheet, headerAt, columns }: Table): boolean {
  const last = sheet.lines[headerAt]?.at(-1);
  if (typeof last === 'string' && reasons.has(foldedHeader(last))) return true;
  const { reference } = collection.importing ?? {};
  return reference !== undefined && columns.fields.includes(reference.column);
}

/** Opens a file whose table is found; its rows are read one by one on demand. */
export function openSheet(collection: Collection, sheets: readonly Sheet[], said: Said): OpenSheet {
  const { corrections } = said;
  const table = findTable(collection, sheets, said);
  const placed = tableLines(table);
  const isEscaped = isOurs(collection, table);
  const named = table.columns.fields.flatMap((name, column) => (name ? [{ name, column }] : []));
  const filled = named.flatMap(({ name, column }) => {
    const field = collection.fields[name];
    return field ? [{ column, field }] : [];
  });
  const { separator } = table.sheet;
  const lines = placed.map(({ line }) => line);
  const habits = learnHabits(lines, filled, { dateOrder: said.dateOrder, separator });

  /** The cells of a row as they are in the file, or as they were corrected. */
  function cellsOf(line: Line, row: number): Draft['cells'] {
    const cells = named.map(({ name, column }) => {
      const given = line[column] ?? '';
      return [name, isEscaped && typeof given === 'string' ? unescapeFormula(given) : given];
    });
    return { ...Object.fromEntries(cells), ...mendedOf(row) };
  }

  /**
   * Corrections of a row. A person who was asked what an ambiguous number means answers with a decimal point, as in
   * forms.
   */
  function mendedOf(row: number): Draft['cells'] {
    const mended = Object.entries(corrections[String(row)] ?? {}).map(([name, typed]) => {
      const isAnswer = !habits.decimalMark && collection.fields[name]?.isNumber;
      const plain = isAnswer && typed.includes('.') ? findWrittenNumber(typed) : undefined;
      return [name, plain === undefined ? typed : Number(plain)] as const;
    });
    return Object.fromEntries(mended);
  }

  return {
    table,
    habits,
    total: placed.length,
    hidden: placed.filter(({ row }) => table.sheet.hidden?.has(row - 1)).length,
    *drafts() {
      for (const { row, line } of placed) yield { row, cells: cellsOf(line, row) };
    },
  };
}
