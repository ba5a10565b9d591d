import type { CollectionRow } from '#collection/contract/collection-facts.ts';
import type { Collection } from '#collection/contract/define-collection.ts';
import { fileColumns } from '#collection/import/contract/imported-fields.ts';
import { findCalendarDate } from '#platform/dates/calendar-date.ts';
import type { DeclaredField, StoredValue } from '#platform/fields/declared-field.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { Translate } from '#platform/i18n/translate.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import type { Cell } from '#platform/spreadsheets/cell.ts';
import type { Line } from '#platform/spreadsheets/sheet.ts';
import type { WrittenColumn } from '#platform/spreadsheets/write-workbook.ts';

function holdsOf(field: DeclaredField | undefined): WrittenColumn['holds'] {
  if (field?.kind === 'date') return 'day';
  return field?.isNumber ? 'number' : 'text';
}

/** The cell for a value, in a form that the import reads back unchanged. */
function cellOf(field: DeclaredField, value: StoredValue, t: Translate): Cell {
  if (value === null) return '';
  if (field.kind === 'date') return { day: findCalendarDate(String(value)) ?? String(value) };
  if (field.isNumber) return Number(value);
  const word = field.choices?.find((choice) => choice.value === String(value));
  return word ? t(word.label) : String(value);
}

/** The columns of an exported file, and the function that makes its lines. */
export function exportedRows(collection: Collection, language: Language) {
  const t = translateIn(language);
  const { column: told, fact } = collection.importing?.reference ?? { column: '' };
  const names = Object.entries(fileColumns(collection));
  return {
    columns: names.map(([name, { label }]) => ({
      header: t(label),
      holds: holdsOf(collection.fields[name]),
    })),
    lineOf: (row: CollectionRow): Line =>
      names.map(([name]) => {
        const field = collection.fields[name];
        if (field) return cellOf(field, row[name] ?? null, t);
        return name === told ? String((fact ? row[fact] : undefined) ?? row.id) : '';
      }),
  };
}
