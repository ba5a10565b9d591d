import type { Collection } from '#collection/contract/define-collection.ts';
import { textOfCell } from '#platform/spreadsheets/cell.ts';
import { type Line, MOST_COLUMNS, type Sheet, SheetProblem } from '#platform/spreadsheets/sheet.ts';
import { spreadsheetsTexts } from '#platform/spreadsheets/spreadsheets.texts.ts';
import { type ChosenColumns, type Columns, matchColumns } from './match-columns.ts';

/** Titles, notes and logos stand above a table, rarely more of them than this. */
const MOST_LINES_ABOVE = 30;

export type Table = {
  readonly sheet: Sheet;
  /** Where its header stands, counted from 0. */
  readonly headerAt: number;
  readonly columns: Columns;
};

export const isBlank = (line: Line) => line.every((cell) => textOfCell(cell).trim() === '');

const known = ({ fields }: Columns) => fields.filter((name) => name !== undefined).length;

const filled = (line: Line) => line.filter((cell) => textOfCell(cell).trim() !== '').length;

/** Where no column is known, a header is the first line of more than half the width of the widest: titles are narrower. */
function isWide(line: Line, lines: readonly Line[]): boolean {
  return filled(line) * 2 > Math.max(...lines.map(filled));
}

/** The line of a sheet that names the most columns; where none names any, the first wide one. */
function findHeader(
  collection: Collection,
  sheet: Sheet,
  chosen: ChosenColumns | undefined,
): Table | undefined {
  const first = sheet.lines.findIndex((line) => !isBlank(line));
  if (first < 0) return undefined;
  const lines = sheet.lines.slice(first, first + MOST_LINES_ABOVE);
  let best: Table | undefined;
  for (const [offset, line] of lines.entries()) {
    if (line.length > MOST_COLUMNS) throw new SheetProblem(spreadsheetsTexts.tooManyColumns);
    const columns = matchColumns(collection, line.map(textOfCell), chosen);
    if (best && known(columns) <= known(best.columns)) continue;
    if (known(columns) === 0 && !isWide(line, lines)) continue;
    best = { sheet, headerAt: first + offset, columns };
  }
  return best;
}

type Asked = { readonly sheet?: string; readonly columns?: ChosenColumns };

/** The table of a file: in the sheet that was asked for, or in the one that fits best. */
export function findTable(
  collection: Collection,
  sheets: readonly Sheet[],
  { sheet: name, columns }: Asked,
): Table {
  const named = sheets.filter((sheet) => sheet.name === name);
  const tables = (named.length > 0 ? named : sheets).flatMap(
    (sheet) => findHeader(collection, sheet, columns) ?? [],
  );
  const [first, ...others] = tables;
  if (!first) throw new SheetProblem(spreadsheetsTexts.empty);
  return others.reduce(
    (best, next) => (known(next.columns) > known(best.columns) ? next : best),
    first,
  );
}
