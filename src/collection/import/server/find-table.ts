import type { Collection } from '#collection/contract/define-collection.ts';
import { textOfCell } from '#platform/spreadsheets/cell.ts';
import { type Line, MOST_COLUMNS, type Sheet, SheetProblem } from '#platform/spreadsheets/sheet.ts';
import { spreadsheetsTexts } from '#platform/spreadsheets/spreadsheets.texts.ts';
import { type ChosenColumns, type Columns, matchColumns } from './match-columns.ts';

/** A table is rarely preceded by more lines of titles, notes and logos than this. */
const MOST_LINES_ABOVE = 30;

export type Table = {
  readonly sheet: Sheet;
  /** The index of the header line, from 0. */
  readonly headerAt: number;
  readonly columns: Columns;
};

export const isBlank = (line: Line) => line.every((cell) => textOfCell(cell).trim() === '');

const known = ({ fields }: Columns) => fields.filter((name) => name !== undefined).length;

const filled = (line: Line) => line.filter((cell) => textOfCell(cell).trim() !== '').length;

/**
 * If no column is recognized, the header is the first line more than half as wide as the widest; titles are narrower.
 */
function isWide(line: Line, lines: readonly Line[]): boolean {
  return filled(line) * 2 > Math.max(...lines.map(filled));
}

/** The line of a sheet that names the most known columns or, if none names any, the first wide line. */
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

/** The table of a file: in the requested sheet, or in the one with the most known columns. */
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
