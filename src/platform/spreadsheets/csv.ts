import Papa from 'papaparse';

/** Makes spreadsheets read a file as UTF-8. */
export const UTF8_MARK = '\ufeff';

export const CSV_TYPE = 'text/csv; charset=utf-8';

/**
 * What spreadsheets take for a formula, also in the wide letters of East Asian keyboards, and what stands
 * for one already, so that both can be told apart.
 */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;
const harmlessFormula = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** A cell that no spreadsheet runs. */
export const harmless = (cell: unknown) =>
  typeof cell === 'string' && formula.test(cell) ? `'${cell}` : cell;

/** What was put into a cell of `csvLines`, by what is read there. */
export const asWritten = (cell: string): string =>
  harmlessFormula.test(cell) ? cell.slice(1) : cell;

/** Lines of a CSV file, the last one ended as well; formulas in the cells are made harmless. */
export function csvLines(lines: readonly (readonly unknown[])[]): string {
  if (lines.length === 0) return '';
  const cells = lines.map((line) => line.map(harmless));
  return `${Papa.unparse(cells, { newline: '\r\n' })}\r\n`;
}
