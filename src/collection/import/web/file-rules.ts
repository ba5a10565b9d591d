import type { Collection } from '#collection/contract/define-collection.ts';
import { isTooLarge } from '#collection/import/contract/import-limits.ts';
import { importTexts } from '#collection/import/import.texts.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { spreadsheetsTexts } from '#platform/spreadsheets/spreadsheets.texts.ts';

export const acceptedFiles = '.csv,.xlsx,.xls';

const extension = /\.(csv|xlsx|xls)$/i;
const contentTypes = new Set([
  'text/csv',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
]);

/** Why a chosen file cannot be imported, as far as its name and size tell. */
export function fileProblem(collection: Collection, file: File | null): Text | undefined {
  const { importing, texts } = collection;
  if (!file) return importTexts.noFile;
  if (!extension.test(file.name) && !contentTypes.has(file.type)) {
    return texts.wrongFileType ?? spreadsheetsTexts.wrongType;
  }
  if (isTooLarge(importing, file.size)) return texts.fileTooLarge ?? importTexts.tooLarge;
  return undefined;
}
