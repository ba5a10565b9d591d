import Papa from 'papaparse';

/** The byte order mark, which makes spreadsheets read a file as UTF-8. */
export const UTF8_MARK = '\ufeff';

export const CSV_TYPE = 'text/csv; charset=utf-8';

/**
 * What spreadsheets take for a formula, including the full-width characters of East Asian keyboards. Cells that start
 * with an apostrophe before it match as well, so that escaping can be undone unambiguously.
 */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;
const escapedFormula = /^'+[=+\-@\t\r\n＝＋－＠]/;

/**
 * The same inside a cell: where a spreadsheet splits lines at semicolons or tabs, as in most Arab countries, quotes
 * protect nothing and a field begins there. A sign before a number or word is left alone, lest every list with dashes
 * be changed; to do harm it takes a function, a program or a reference to a sheet.
 */
const innerFormula = /(?<=[;\t\r\n])'*(?:[=@＝＠]|[+\-＋－][^;\t\r\n]*[(|!])/g;
const escapedInnerFormula = /(?<=[;\t\r\n])'('*(?:[=@＝＠]|[+\-＋－][^;\t\r\n]*[(|!]))/g;

/** Escapes a cell so that no spreadsheet runs it or any part of it. */
export function escapeFormula(cell: unknown): unknown {
  if (typeof cell !== 'string') return cell;
  const divided = cell.replace(innerFormula, "'$&");
  return formula.test(divided) ? `'${divided}` : divided;
}

/** Undoes the escaping of `csvLines` in a cell that was read. */
export function unescapeFormula(cell: string): string {
  const whole = escapedFormula.test(cell) ? cell.slice(1) : cell;
  return whole.replace(escapedInnerFormula, '$1');
}

/** The lines of a CSV file, each terminated; formulas in cells are escaped. */
export function csvLines(lines: readonly (readonly unknown[])[]): string {
  if (lines.length === 0) return '';
  const cells = lines.map((line) => line.map(escapeFormula));
  return `${Papa.unparse(cells, { newline: '\r\n' })}\r\n`;
}
