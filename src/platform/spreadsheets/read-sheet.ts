import { read, utils } from '@e965/xlsx';
import Papa from 'papaparse';
import { findCompoundNames, isCompoundFile } from '#platform/files/compound-file.ts';
import { isHonestZip } from '#platform/files/honest-zip.ts';
import type { Text, TextValues } from '#platform/i18n/texts.ts';
import { spreadsheetsTexts } from './spreadsheets.texts.ts';

/** The cells of a sheet, line by line, as text. */
export type Sheet = readonly (readonly string[])[];

/** Why a file cannot be read at all. */
export class SheetProblem extends Error {
  readonly text: Text;
  readonly values: TextValues;

  constructor(text: Text, values: TextValues = {}) {
    super(text.id);
    this.text = text;
    this.values = values;
  }
}

export const MOST_ROWS = 200_000;
/** What no list of items has; a file with more is a different one. */
export const MOST_COLUMNS = 1_000;
const LONGEST_LINE = 100_000;

const startsWith = (bytes: Buffer, signature: string) =>
  bytes.subarray(0, signature.length / 2).toString('hex') === signature;

const ZIP = '504b0304';

/** Old Word files look like old Excel files from outside; their streams tell them apart. */
function isOldWorkbook(bytes: Buffer): boolean {
  const names = findCompoundNames(bytes) ?? [];
  if (names.includes('WordDocument')) return false;
  return names.includes('Workbook') || names.includes('Book');
}

function readWorkbook(bytes: Buffer): Sheet {
  let book: ReturnType<typeof read>;
  try {
    book = read(bytes, {
      dense: true,
      sheetRows: MOST_ROWS + 2,
      cellFormula: false,
      cellHTML: false,
    });
  } catch {
    throw new SheetProblem(spreadsheetsTexts.unreadable);
  }
  const first = book.Sheets[book.SheetNames[0] ?? ''];
  if (!first) throw new SheetProblem(spreadsheetsTexts.empty);
  // A single cell in the last column would otherwise be a line of sixteen thousand.
  const { e: end, s: start } = utils.decode_range(first['!ref'] ?? 'A1');
  if (end.c - start.c >= MOST_COLUMNS) throw new SheetProblem(spreadsheetsTexts.tooManyColumns);
  return utils.sheet_to_json<string[]>(first, {
    header: 1,
    raw: false,
    defval: '',
    blankrows: true,
    dateNF: 'yyyy-mm-dd',
  });
}

/** UTF-8 with or without its mark, UTF-16 with it, and else the old Arabic code page. */
function decode(bytes: Buffer): string {
  if (startsWith(bytes, 'fffe')) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, 'feff')) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1256').decode(bytes);
  }
}

function readText(bytes: Buffer): Sheet {
  const text = decode(bytes);
  if (text.includes('\0')) throw new SheetProblem(spreadsheetsTexts.wrongType);
  const firstLine = text.slice(0, LONGEST_LINE + 1).search(/[\r\n]/);
  if (firstLine < 0 && text.length > LONGEST_LINE)
    throw new SheetProblem(spreadsheetsTexts.unreadable);
  const { data } = Papa.parse<string[]>(text, {
    delimitersToGuess: [',', ';', '\t'],
    preview: MOST_ROWS + 2,
  });
  return data;
}

/** The first sheet of a file; what kind it is is seen in its bytes, not in its name. */
export async function readSheet(bytes: Buffer): Promise<Sheet> {
  if (bytes.length === 0) throw new SheetProblem(spreadsheetsTexts.empty);
  if (startsWith(bytes, ZIP)) {
    if (!(await isHonestZip(bytes))) throw new SheetProblem(spreadsheetsTexts.unreadable);
    return readWorkbook(bytes);
  }
  if (isCompoundFile(bytes)) {
    if (!isOldWorkbook(bytes)) throw new SheetProblem(spreadsheetsTexts.wrongType);
    return readWorkbook(bytes);
  }
  return readText(bytes);
}
