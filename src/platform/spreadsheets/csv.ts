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

/**
 * The same within a cell, where a spreadsheet begins a field that divides lines at semicolons or tabs, as it does in
 * most Arab countries: quotes then protect nothing. A sign before a number or a word is left alone, lest every list
 * with dashes be changed; it takes a function, a program or a sheet to do harm.
 */
const innerFormula = /(?<=[;\t\r\n])'*(?:[=@＝＠]|[+\-＋－][^;\t\r\n]*[(|!])/g;
const harmlessInner = /(?<=[;\t\r\n])'('*(?:[=@＝＠]|[+\-＋－][^;\t\r\n]*[(|!]))/g;

/** A cell that no spreadsheet runs, nor any piece of it. */
export function harmless(cell: unknown): unknown {
  if (typeof cell !== 'string') return cell;
  const divided = cell.replace(innerFormula, "'$&");
  return formula.test(divided) ? `'${divided}` : divided;
}

/** What was put into a cell of `csvLines`, by what is read there. */
export function asWritten(cell: string): string {
  const whole = harmlessFormula.test(cell) ? cell.slice(1) : cell;
  return whole.replace(harmlessInner, '$1');
}

/** Lines of a CSV file, the last one ended as well; formulas in the cells are made harmless. */
export function csvLines(lines: readonly (readonly unknown[])[]): string {
  if (lines.length === 0) return '';
  const cells = lines.map((line) => line.map(harmless));
  return `${Papa.unparse(cells, { newline: '\r\n' })}\r\n`;
}
