import type { Collection } from '#collection/contract/define-collection.ts';
import type { ImportPreview } from '#collection/import/contract/import-answers.ts';
import type { Values } from '#platform/fields/declared-field.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { textOfCell } from '#platform/spreadsheets/cell.ts';
import type { PlacedRow } from './check-batches.ts';
import { type Cells, LONGEST_CELL, type OpenSheet } from './check-sheet.ts';
import { differingParts } from './differing-parts.ts';
import type { RowChange } from './row-change.ts';

const PREVIEW_ROWS = 10;
/** More than anybody corrects or reads by hand; the file of failed rows has the rest. */
const MOST_TOLD = 100;
const MOST_UNKNOWN = 50;
const LONGEST_HEADER = 100;
const LONGEST_EXAMPLE = 60;

/** Cells cut to a displayable length; longer ones are invalid anyway. */
function shown(cells: Cells): Record<string, string> {
  return Object.fromEntries(
    Object.entries(cells).map(([name, cell]) => [name, cell.slice(0, LONGEST_CELL)]),
  );
}

/** All columns that are not empty, with their field and an example cell. */
function columnsOf({ table }: OpenSheet): ImportPreview['file_columns'] {
  const { sheet, headerAt, columns } = table;
  const header = sheet.lines[headerAt] ?? [];
  const below = sheet.lines.slice(headerAt + 1, headerAt + 1 + PREVIEW_ROWS);
  return columns.fields
    .map((field, column) => ({
      header: textOfCell(header[column] ?? '').slice(0, LONGEST_HEADER),
      field: field ?? null,
      example: below
        .map((line) => textOfCell(line[column] ?? ''))
        .find((text) => text.trim() !== '')
        ?.slice(0, LONGEST_EXAMPLE),
    }))
    .filter(({ header: name, example }) => name.trim() !== '' || example)
    .slice(0, MOST_UNKNOWN)
    .map(({ example = '', ...column }) => ({ ...column, example }));
}

type Reader = { readonly collection: Collection; readonly language: Language };

/** Values as they will be stored, with choices in words. */
function storedTexts({ collection: { fields }, language }: Reader, values: Values): Cells {
  const t = translateIn(language);
  const texts = Object.entries(values).map(([name, value]) => {
    const choice = fields[name]?.choices?.find((each) => each.value === String(value));
    return [name, choice ? t(choice.label) : String(value ?? '').slice(0, LONGEST_CELL)];
  });
  return Object.fromEntries(texts);
}

/** The fields that change in an item; long texts are reduced to the part that differs. */
function fieldsOf(reader: Reader, { valuesBefore, after }: RowChange, values: Values) {
  const before = storedTexts(reader, valuesBefore);
  const then = storedTexts(reader, values);
  return Object.keys(after)
    .filter((column) => before[column] !== then[column])
    .map((column) => ({ column, ...differingParts(before[column] ?? '', then[column] ?? '') }));
}

type Found = {
  readonly counts: { new: number; changed: number; same: number; bad: number; duplicate: number };
  readonly sample: PlacedRow[];
  readonly bad: PlacedRow[];
  readonly changed: PlacedRow[];
  readonly doubles: PlacedRow[];
};

async function lookAt(batches: AsyncIterable<readonly PlacedRow[]>): Promise<Found> {
  const counts = { new: 0, changed: 0, same: 0, bad: 0, duplicate: 0 };
  const found: Found = { counts, sample: [], bad: [], changed: [], doubles: [] };
  const keep = (rows: PlacedRow[], row: PlacedRow) => rows.length < MOST_TOLD && rows.push(row);
  for await (const batch of batches) {
    for (const row of batch) {
      const isBad = row.errors.length > 0;
      counts[isBad ? 'bad' : row.state] += 1;
      if (found.sample.length < PREVIEW_ROWS) found.sample.push(row);
      if (isBad) keep(found.bad, row);
      else if (row.change) keep(found.changed, row);
      if (isBad || !row.duplicate) continue;
      counts.duplicate += 1;
      keep(found.doubles, row);
    }
  }
  return found;
}

/** The rows to display: the first ones, and those that need attention. */
function rowsOf(reader: Reader, { sample, bad, changed, doubles }: Found) {
  const { title } = reader.collection;
  const titleOf = ({ values }: PlacedRow) => String(values[title] ?? '').slice(0, LONGEST_HEADER);
  return {
    sample: sample.map(({ row, state, cells, values, errors }) => ({
      row,
      state: errors.length > 0 ? null : state,
      cells: shown(cells),
      stored: errors.length > 0 ? null : storedTexts(reader, values),
    })),
    bad_rows: bad.map(({ row, cells, errors }) => ({
      row,
      cells: shown(cells),
      errors: [...errors],
    })),
    changes: changed.flatMap((each) =>
      each.change
        ? [
            {
              row: each.row,
              title: titleOf(each),
              fields: fieldsOf(reader, each.change, each.values),
            },
          ]
        : [],
    ),
    doubles: doubles.map((each) => ({
      row: each.row,
      title: titleOf(each),
      same_as: each.duplicate?.row ?? null,
    })),
  };
}

const nothing = async function* (): AsyncGenerator<readonly PlacedRow[]> {};

/** The preview of a file. Its rows are not checked until it is known which columns they have. */
export async function previewOf(
  reader: Reader,
  sheetOpened: OpenSheet,
  batches: AsyncIterable<readonly PlacedRow[]>,
  sheetNames: readonly string[],
): Promise<ImportPreview> {
  const { table, habits, total, hidden } = sheetOpened;
  const { columns, sheet, headerAt } = table;
  const isReadable = columns.missing.length === 0 || columns.tellsItems;
  const looked = await lookAt(isReadable ? batches : nothing());
  // A file that only adds new rows needs all required columns, even if it has a column with identifiers.
  const isOfNewRows = looked.counts.changed + looked.counts.same === 0;
  const missing = isOfNewRows ? [...columns.missing] : [];
  const found = missing.length > 0 ? await lookAt(nothing()) : looked;
  const { counts } = found;
  return {
    total_rows: total,
    hidden_rows: hidden,
    good_rows: counts.new + counts.changed + counts.same,
    new_rows: counts.new,
    changed_rows: counts.changed,
    same_rows: counts.same,
    double_rows: counts.duplicate,
    columns: columns.fields.filter((name) => name !== undefined),
    unknown_columns: columns.unknown
      .slice(0, MOST_UNKNOWN)
      .map((name) => name.slice(0, LONGEST_HEADER)),
    missing_columns: missing,
    file_columns: columnsOf(sheetOpened),
    sheet: sheet.name,
    sheets: sheetNames.slice(0, MOST_UNKNOWN),
    header_row: headerAt + 1,
    date_order: habits.dateOrder,
    unsure_date: habits.unsureDate?.slice(0, LONGEST_EXAMPLE) ?? null,
    ...rowsOf(reader, found),
  };
}
