import { textOfCell } from '#platform/spreadsheets/cell.ts';
import {
  type Line,
  type MergedCells,
  MOST_ROWS,
  SheetProblem,
} from '#platform/spreadsheets/sheet.ts';
import { spreadsheetsTexts } from '#platform/spreadsheets/spreadsheets.texts.ts';
import { isBlank, type Table } from './find-table.ts';

type PlacedLine = { readonly row: number; readonly line: Line };

/**
 * Fills the rows that share a merged cell with what stands in its first row, as people see it. Rows that have nothing
 * of their own stay empty.
 */
function fillMerged(lines: (Line | undefined)[], merged: readonly MergedCells[]): void {
  const filledTo = new Map<number, number>();
  for (const { column, first, last } of [...merged].sort((a, b) => a.first - b.first)) {
    const cell = lines[first]?.[column] ?? '';
    // No spreadsheet merges a cell twice; a file that does would cost its rows times its merges.
    if (cell === '' || first <= (filledTo.get(column) ?? -1)) continue;
    filledTo.set(column, last);
    for (let at = first + 1; at <= last && at < lines.length; at += 1) {
      const line = lines[at];
      if (!line || textOfCell(line[column] ?? '') !== '') continue;
      lines[at] = Array.from({ length: Math.max(line.length, column + 1) }, (_, each) =>
        each === column ? cell : (line[each] ?? ''),
      );
    }
  }
}

/** The lines below the header that hold something, with the row numbers that the spreadsheet shows. */
export function tableLines({ sheet, headerAt }: Table): readonly PlacedLine[] {
  const lines = sheet.lines.map((line, at) => (at > headerAt && !isBlank(line) ? line : undefined));
  fillMerged(lines, sheet.merged?.filter(({ first }) => first > headerAt) ?? []);
  // People count rows from 1.
  const placed = lines.flatMap((line, at) => (line ? [{ row: at + 1, line }] : []));
  if (placed.length === 0) throw new SheetProblem(spreadsheetsTexts.empty);
  if (placed.length > MOST_ROWS) throw new SheetProblem(spreadsheetsTexts.tooManyRows);
  return placed;
}
