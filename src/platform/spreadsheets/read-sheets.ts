import { findCompoundNames, isCompoundFile } from '#platform/files/compound-file.ts';
import { isHonestZip } from '#platform/files/honest-zip.ts';
import { readTextSheet } from './read-text-sheet.ts';
import { readWorkbook } from './read-workbook.ts';
import { type Sheet, SheetProblem } from './sheet.ts';
import { countSheetSize } from './sheet-size.ts';
import { spreadsheetsTexts } from './spreadsheets.texts.ts';

const ZIP = '504b0304';

/** Old Word and Excel files have the same format; their streams tell them apart. */
function isOldWorkbook(bytes: Buffer): boolean {
  const names = findCompoundNames(bytes) ?? [];
  if (names.includes('WordDocument')) return false;
  return names.includes('Workbook') || names.includes('Book');
}

/** The sheets of a file; its type is detected from its bytes, not from its name. */
export async function readSheets(bytes: Buffer): Promise<readonly Sheet[]> {
  if (bytes.length === 0) throw new SheetProblem(spreadsheetsTexts.empty);
  if (bytes.subarray(0, 4).toString('hex') === ZIP) {
    const size = countSheetSize();
    if (await isHonestZip(bytes, size.look)) return readWorkbook(bytes);
    const { tooMuch, unreadable } = spreadsheetsTexts;
    throw new SheetProblem(size.isTooMuch() ? tooMuch : unreadable);
  }
  if (isCompoundFile(bytes)) {
    if (!isOldWorkbook(bytes)) throw new SheetProblem(spreadsheetsTexts.wrongType);
    return readWorkbook(bytes);
  }
  return [readTextSheet(bytes)];
}
