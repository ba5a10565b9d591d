import type { Collection } from '#collection/contract/define-collection.ts';
import { importedFields } from '#collection/import/contract/imported-fields.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { Translate } from '#platform/i18n/translate.ts';

type Reader = { readonly language: Language; readonly t: Translate };

/** The fields in the sample file, as many as its rows have cells. */
export function sampleFields(collection: Collection): readonly string[] {
  const width = collection.importing?.sample[0]?.length ?? 0;
  return importedFields(collection).slice(0, width);
}

/** The headers for fields in a file: their names in English, their labels in Arabic. */
export function columnNames(
  { fields }: Collection,
  names: readonly string[],
  { language, t }: Reader,
): readonly string[] {
  return language === 'en'
    ? names
    : names.map((name) => (fields[name] ? t(fields[name].label) : name));
}

/** The headers and rows of the sample in the reader's language. */
export function sampleFor(collection: Collection, reader: Reader) {
  const { header, sample = [], arabicSample = [] } = collection.importing ?? {};
  const names = columnNames(collection, sampleFields(collection), reader);
  return reader.language === 'en'
    ? { header: header ?? names, rows: sample }
    : { header: names, rows: arabicSample };
}

function csvCell(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The sample as CSV, with the byte order mark that makes spreadsheets read it as UTF-8. */
export function sampleFile({ header, rows }: ReturnType<typeof sampleFor>): Blob {
  const text = [header, ...rows].map((cells) => cells.map(csvCell).join(',')).join('\r\n');
  return new Blob([`\ufeff${text}\r\n`], { type: 'text/csv' });
}
