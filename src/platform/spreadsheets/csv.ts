import Papa from 'papaparse';

/** Makes spreadsheets read a file as UTF-8. */
export const UTF8_MARK = '\ufeff';

export const CSV_TYPE = 'text/csv; charset=utf-8';

/** Lines of a CSV file, the last one ended as well; formulas in the cells are made harmless. */
export function csvLines(lines: readonly (readonly unknown[])[]): string {
  if (lines.length === 0) return '';
  return `${Papa.unparse(lines as unknown[][], { escapeFormulae: true, newline: '\r\n' })}\r\n`;
}
