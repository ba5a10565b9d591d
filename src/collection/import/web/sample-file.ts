import type { Collection } from '#collection/contract/define-collection.ts';
import { importedFields } from '#collection/import/contract/imported-fields.ts';

/** The fields the sample file has columns for: as many as its rows have cells. */
export function sampleFields(collection: Collection): readonly string[] {
  const width = collection.importing?.sample[0]?.length ?? 0;
  return importedFields(collection).slice(0, width);
}

function csvCell(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** With the mark that makes spreadsheets read it as UTF-8. */
export function sampleFile(collection: Collection): Blob {
  const { header, sample = [] } = collection.importing ?? {};
  const lines = [header ?? sampleFields(collection), ...sample];
  const text = lines.map((cells) => cells.map(csvCell).join(',')).join('\r\n');
  return new Blob([`\ufeff${text}\r\n`], { type: 'text/csv' });
}
