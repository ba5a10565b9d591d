import {
  type CellObject,
  type ParsingOptions,
  read,
  SSF,
  utils,
  type WorkBook,
  type WorkSheet,
} from '@e965/xlsx';
import { messageOf } from '#platform/database/error-code.ts';
import type { Cell } from './cell.ts';
import {
  type Line,
  type MergedCells,
  MOST_COLUMNS,
  MOST_LINES,
  type Sheet,
  SheetProblem,
} from './sheet.ts';
import { spreadsheetsTexts } from './spreadsheets.texts.ts';

/** The part of the library's formatter that is used; it has no types of its own. */
type Formatter = {
  is_date(format: string): boolean;
  parse_date_code(
    value: number,
    options: { date1904: boolean },
  ): { y: number; m: number; d: number; H: number; M: number } | null;
};
const formatter: Formatter = SSF;

/** Serial dates below one are times without a day. */
const FIRST_DAY = 1;

const two = (part: number) => String(part).padStart(2, '0');

function dayOf(value: number, date1904: boolean): Cell {
  const parts = formatter.parse_date_code(value, { date1904 });
  if (!parts) return value;
  const time = parts.H + parts.M > 0 ? `${two(parts.H)}:${two(parts.M)}` : undefined;
  if (value < FIRST_DAY) return time ?? '00:00';
  return { day: `${parts.y}-${two(parts.m)}-${two(parts.d)}`, ...(time ? { time } : {}) };
}

/** The format "00123" is how spreadsheets display codes that are stored as numbers; the zeros belong to the code. */
function padded(value: number, format: string): Cell {
  return /^0{2,30}$/.test(format) && Number.isInteger(value) && value >= 0
    ? String(value).padStart(format.length, '0')
    : value;
}

/** Workbooks may contain characters that no database stores and nobody types: NUL and unpaired surrogates. */
const unkept = /[\0\p{Cs}]/gu;

const textOf = (value: unknown) => String(value ?? '').replace(unkept, '');

function cellOf({ t, v, w, z }: CellObject, date1904: boolean): Cell {
  if (t === 'e') return { error: typeof w === 'string' ? textOf(w) : '#ERROR' };
  if (typeof v === 'number') {
    const format = String(z ?? 'General');
    return formatter.is_date(format) ? dayOf(v, date1904) : padded(v, format);
  }
  return typeof v === 'boolean' ? v : textOf(v);
}

const NOTHING: Line = [];

function linesOf(sheet: WorkSheet, date1904: boolean): readonly Line[] {
  // A single cell in the last column would otherwise make lines of sixteen thousand cells.
  const { e: end, s: start } = utils.decode_range(sheet['!ref'] ?? 'A1');
  if (end.c - start.c >= MOST_COLUMNS) throw new SheetProblem(spreadsheetsTexts.tooManyColumns);
  const rows = sheet['!data'] ?? [];
  if (rows.length > MOST_LINES) throw new SheetProblem(spreadsheetsTexts.tooManyRows);
  return Array.from(rows, (row) =>
    row ? Array.from(row, (cell) => (cell ? cellOf(cell, date1904) : '')) : NOTHING,
  );
}

/** Rows that a filter or a person hid. */
function hiddenOf(sheet: WorkSheet): ReadonlySet<number> {
  const rows = sheet['!rows'] ?? [];
  return new Set([...rows.entries()].flatMap(([at, row]) => (row?.hidden ? [at] : [])));
}

/** Cells merged over several rows. Where cells are merged only side by side, nothing is missing below. */
function mergedOf(sheet: WorkSheet): readonly MergedCells[] {
  return (sheet['!merges'] ?? [])
    .filter(({ s: start, e: end }) => end.r > start.r)
    .map(({ s: start, e: end }) => ({ column: start.c, first: start.r, last: end.r }));
}

/** The library's options, which it changes while it reads. */
const optionsOf = (): ParsingOptions => ({
  dense: true,
  sheetRows: MOST_LINES,
  cellFormula: false,
  cellHTML: false,
  cellNF: true,
  // Only with styles does the library tell which rows are hidden. It would then also turn every empty cell that has a
  // style into an object, which takes more memory than a reader has.
  cellStyles: true,
  get sheetStubs() {
    return false;
  },
  set sheetStubs(_asked) {},
});

function open(bytes: Buffer): WorkBook {
  try {
    return read(bytes, optionsOf());
  } catch (error) {
    const { unreadable, locked } = spreadsheetsTexts;
    throw new SheetProblem(/password/i.test(messageOf(error)) ? locked : unreadable);
  }
}

/** Every sheet of a workbook that its writer sees, by what its cells hold. */
export function readWorkbook(bytes: Buffer): readonly Sheet[] {
  const book = open(bytes);
  const date1904 = book.Workbook?.WBProps?.date1904 ?? false;
  return book.SheetNames.flatMap((name, at) => {
    const sheet = book.Sheets[name];
    const isHidden = (book.Workbook?.Sheets?.[at]?.Hidden ?? 0) !== 0;
    if (!sheet?.['!ref'] || isHidden) return [];
    const lines = linesOf(sheet, date1904);
    return [{ name, lines, hidden: hiddenOf(sheet), merged: mergedOf(sheet) }];
  });
}
