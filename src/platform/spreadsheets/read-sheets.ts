import { findCompoundNames, isCompoundFile } from '#platform/files/compound-file.ts';
import { unpacksAsDeclared } from '#platform/files/unpacks-as-declared.ts';
import { readTextSheet } from './read-text-sheet.ts';
import { readWorkbook } from './read-workbook.ts';
import { type Sheet, SheetProblem } from './sheet.ts';
import { countSheetSize } from './sheet-size.ts';
import { spreadsheetsTexts } from './spreadsheets.texts.ts';

const ZIP = '504b0304';

/** Old Word files look like old Excel files from outside; their streams tell them apart. A newer file with a password is one, too. */
function requireOldWorkbook(bytes: Buffer): void {
  const names = findCompoundNames(bytes) ?? [];
  if (names.includes('EncryptedPackage')) throw new SheetProblem(spreadsheetsTexts.locked);
  const isWorkbook = names.includes('Workbook') || names.includes('Book');
  if (!isWorkbook || names.includes('WordDocument')) {
    throw new SheetProblem(spreadsheetsTexts.wrongType);
  }
}

/** The sheets of a file; its type is detected from its bytes, not from its name. */
export async function readSheets(bytes: Buffer): Promise<readonly Sheet[]> {
  if (bytes.length === 0) throw new SheetProblem(spreadsheetsTexts.empty);
  if (bytes.subarray(0, 4).toString('hex') === ZIP) {
    const size = countSheetSize();
    if (await unpacksAsDeclared(bytes, size.inspect)) return readWorkbook(bytes);
    const { tooMuch, unreadable } = spreadsheetsTexts;
    throw new SheetProblem(size.isTooMuch() ? tooMuch : unreadable);
  }
  if (isCompoundFile(bytes)) {
    requireOldWorkbook(bytes);
    return readWorkbook(bytes);
  }
  return [readTextSheet(bytes)];
}
