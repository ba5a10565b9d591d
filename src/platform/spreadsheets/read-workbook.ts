import { type CellObject, read, SSF, utils, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { messageOf } from '#platform/database/error-code.ts';
import type { Cell } from './cell.ts';
import { type Line, MOST_COLUMNS, MOST_ROWS, type Sheet, SheetProblem } from './sheet.ts';
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

/** Room for rows above the table and its header, and for one more row to notice that there are too many. */
const MOST_LINES = MOST_ROWS + 50;
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

function linesOf(sheet: WorkSheet, date1904: boolean): readonly Line[] {
  // A single cell in the last column would otherwise make lines of sixteen thousand cells.
  const { e: end, s: start } = utils.decode_range(sheet['!ref'] ?? 'A1');
  if (end.c - start.c >= MOST_COLUMNS) throw new SheetProblem(spreadsheetsTexts.tooManyColumns);
  const rows = sheet['!data'] ?? [];
  return Array.from(rows, (row) =>
    Array.from(row ?? [], (cell) => (cell ? cellOf(cell, date1904) : '')),
  );
}

function open(bytes: Buffer): WorkBook {
  try {
    return read(bytes, {
      dense: true,
      sheetRows: MOST_LINES,
      cellFormula: false,
      cellHTML: false,
      cellNF: true,
    });
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
    return sheet?.['!ref'] && !isHidden ? [{ name, lines: linesOf(sheet, date1904) }] : [];
  });
}
