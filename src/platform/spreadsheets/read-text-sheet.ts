import Papa from 'papaparse';
import type { Cell } from './cell.ts';
import { MOST_LINES, type Sheet, SheetProblem } from './sheet.ts';
import { spreadsheetsTexts } from './spreadsheets.texts.ts';

const LONGEST_LINE = 100_000;

/**
 * Whether a file is damaged UTF-8, for example with a character cut in two. Text in windows-1256 contains hardly any
 * byte pairs that are valid UTF-8.
 */
function isBrokenUtf8(bytes: Buffer): boolean {
  const letters = new TextDecoder('utf-8').decode(bytes);
  const broken = letters.match(/\ufffd/g)?.length ?? 0;
  const whole = letters.match(/[^\0-\x7f\ufffd]/gu)?.length ?? 0;
  return whole > broken;
}

/**
 * What no word has that the old Arabic code page was written in, and words of others have that are read by it: an accent
 * or a letter of Persian or Urdu beside the other script, a vowel sign on a Latin letter, or an Arabic letter within a
 * Latin word. So Macs write, and the West does.
 */
const otherCodePages = [
  /[à-öø-ÿŒœ][ء-ي]|[ء-ي][à-öø-ÿŒœ]/,
  /[A-Za-z][پٹچڈڑژکگںھہے\u064b-\u0652]|[پٹچڈڑژکگںھہے\u064b-\u0652][A-Za-z]/,
  /[A-Za-z][ء-ي]{1,2}[a-z]/,
];

function readOldCodePage(bytes: Buffer): string {
  const text = new TextDecoder('windows-1256').decode(bytes);
  if (otherCodePages.some((words) => words.test(text)))
    throw new SheetProblem(spreadsheetsTexts.unreadable);
  return text;
}

const encodingsByMark: ReadonlyMap<string, string> = new Map([
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
]);

/** UTF-8 with or without its mark, UTF-16 with it, and else the old Arabic code page. */
function decode(bytes: Buffer): string {
  const marked = encodingsByMark.get(bytes.subarray(0, 2).toString('hex'));
  try {
    return new TextDecoder(marked ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    if (marked || isBrokenUtf8(bytes)) throw new SheetProblem(spreadsheetsTexts.unreadable);
    return readOldCodePage(bytes);
  }
}

/** Some programs state the separator in the first line (`sep=;`). */
function withoutSeparatorLine(text: string): { text: string; delimiter: string } {
  const [line = '', delimiter = ''] = /^"?sep=(.)"?[^\r\n]{0,20}(?:\r\n|\r|\n)/i.exec(text) ?? [];
  return { text: text.slice(line.length), delimiter };
}

/** Text formats other than tables: HTML, MHTML, XML, RTF, DIF, JSON, vCard and iCalendar, PDF and PostScript. */
const otherKind =
  /^\s*(?:<[!?a-z]|\{\\rtf|MIME-Version:|TABLE\r?\n0,1\r?\n|[[{]\s*["{[]|BEGIN:V|%PDF-|%!PS)/i;

/** SYLK, an old spreadsheet format. A table may begin with `ID` as well, so the end is checked too. */
const isSymbolicLink = (text: string) => /^ID;P/.test(text) && /[\r\n]E\s{0,9}$/.test(text);

/** What a formula left that could not be worked out, by Excel in English and French and by LibreOffice; or a column too narrow. */
const errorLeft =
  /^(?:#(?:REF|VALUE|DIV\/0|NUM|NULL|SPILL|CALC|FIELD|BLOCKED|CONNECT|UNKNOWN|ERROR|VALEUR|NOMBRE|NUL)!|#NAME\?|#NOM\?|#N\/A|Err:\d{3}|#{3,255})$/;

const cellOf = (text: string): Cell => (errorLeft.test(text) ? { error: text } : text);

/** A file of text, whatever stands between its cells. */
export function readTextSheet(bytes: Buffer): Sheet {
  const decoded = decode(bytes);
  if (decoded.includes('\0')) throw new SheetProblem(spreadsheetsTexts.wrongType);
  const firstLine = decoded.slice(0, LONGEST_LINE + 1).search(/[\r\n]/);
  if (
    otherKind.test(decoded) ||
    isSymbolicLink(decoded) ||
    (firstLine < 0 && decoded.length > LONGEST_LINE)
  )
    throw new SheetProblem(spreadsheetsTexts.unreadable);
  const { text, delimiter } = withoutSeparatorLine(decoded);
  const { data, meta } = Papa.parse<string[]>(text, {
    delimiter,
    delimitersToGuess: [',', ';', '\t', '|'],
    preview: MOST_LINES + 1,
  });
  if (data.length > MOST_LINES) throw new SheetProblem(spreadsheetsTexts.tooManyRows);
  return { name: '', lines: data.map((line) => line.map(cellOf)), separator: meta.delimiter };
}
