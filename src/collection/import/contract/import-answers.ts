import * as z from 'zod/mini';

/** A cell that cannot be taken as it is. Rows are counted as the spreadsheet shows them. */
const rowError = z.object({ row: z.int(), column: z.string(), message: z.string() });

export type RowError = z.output<typeof rowError>;

/** Which number of a date such as 03/04/2026 is the first. */
export const dateOrder = z.enum(['day', 'month']);

const cells = z.record(z.string(), z.string());

/** What a row does to the list: adds an item, changes one, or repeats what is stored already. */
const rowState = z.enum(['new', 'changed', 'same']);

export type RowState = z.output<typeof rowState>;

export const previewAnswer = {
  total_rows: z.int(),
  good_rows: z.int(),
  /** What the good ones do. */
  new_rows: z.int(),
  changed_rows: z.int(),
  same_rows: z.int(),
  /** New ones that seem to be there already. */
  double_rows: z.int(),
  /** The fields the file has columns for, and what else stands in its first line. */
  columns: z.array(z.string()),
  unknown_columns: z.array(z.string()),
  /** Required fields that no column of the file fills; until one does, its rows are not looked at. */
  missing_columns: z.array(z.string()),
  /** Every column of the file, what it is taken for, and one of its cells. */
  file_columns: z.array(
    z.object({ header: z.string(), field: z.nullable(z.string()), example: z.string() }),
  ),
  /** Which sheet was read, of which, and in which of its rows the columns are named. */
  sheet: z.string(),
  sheets: z.array(z.string()),
  header_row: z.int(),
  date_order: dateOrder,
  /** A date that could be read in either order, where the file itself does not tell. */
  unsure_date: z.nullable(z.string()),
  /** The first rows: as they stand in the file, and as they would be stored where they can be. */
  sample: z.array(
    z.object({ row: z.int(), state: z.nullable(rowState), cells, stored: z.nullable(cells) }),
  ),
  /** The first items that change, with their fields as they are and as they will be. */
  changes: z.array(
    z.object({
      row: z.int(),
      title: z.string(),
      fields: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
    }),
  ),
  /** The first rows that seem to be there already: in that row of the file, or in the list. */
  doubles: z.array(z.object({ row: z.int(), title: z.string(), same_as: z.nullable(z.int()) })),
  /** Rows with something to mend, as they stand in the file. */
  bad_rows: z.array(z.object({ row: z.int(), cells, errors: z.array(rowError) })),
};

export type ImportPreview = z.output<z.ZodMiniObject<typeof previewAnswer>>;

const always = {
  /** Not where no row was taken. */
  success: z._default(z.boolean(), true),
  message: z.string(),
  import_id: z.nullable(z.int()),
  /** What those that were taken did; imports of long ago say nothing about it. */
  new_rows: z._default(z.int(), 0),
  changed_rows: z._default(z.int(), 0),
  same_rows: z._default(z.int(), 0),
  row_errors: z.array(rowError),
};

const outcomes = {
  results: z.object({
    total_processed: z.int(),
    successful: z.int(),
    failed: z.int(),
    errors: z.array(z.string()),
  }),
  summary: z.object({
    total_rows: z.int(),
    imported: z.int(),
    skipped: z.int(),
    errors: z.int(),
  }),
};

export function importAnswer(shape: keyof typeof outcomes): Record<string, z.ZodMiniType> {
  return { ...always, [shape]: outcomes[shape] };
}

/** Either of the stated shapes, for those who read what came of an import. */
export const anyImportAnswer = z.object({
  ...always,
  results: z.optional(outcomes.results),
  summary: z.optional(outcomes.summary),
});

export type ImportAnswer = z.output<typeof anyImportAnswer>;
