import * as z from 'zod/mini';

/** A cell that is refused. Rows are numbered as the spreadsheet shows them. */
const rowError = z.object({ row: z.int(), column: z.string(), message: z.string() });

export type RowError = z.output<typeof rowError>;

/** Which number comes first in a date such as 03/04/2026. */
export const dateOrder = z.enum(['day', 'month']);

const cells = z.record(z.string(), z.string());

/** What a row does to the list: it adds an item, changes one, or repeats what is stored. */
const rowState = z.enum(['new', 'changed', 'same']);

export type RowState = z.output<typeof rowState>;

export const previewAnswer = {
  total_rows: z.int(),
  /** Rows that the spreadsheet hides, for example because of a filter; they are read like the others. */
  hidden_rows: z.int(),
  good_rows: z.int(),
  /** What the good rows do. */
  new_rows: z.int(),
  changed_rows: z.int(),
  same_rows: z.int(),
  /** New rows that seem to exist already. */
  double_rows: z.int(),
  /** The fields that the file has columns for, and headers that were not recognized. */
  columns: z.array(z.string()),
  unknown_columns: z.array(z.string()),
  /** Required fields without a column; the rows are not checked until they have one. */
  missing_columns: z.array(z.string()),
  /** Every column of the file with its field and an example cell. */
  file_columns: z.array(
    z.object({ header: z.string(), field: z.nullable(z.string()), example: z.string() }),
  ),
  /** The sheet that was read, all sheets, and the row with the headers. */
  sheet: z.string(),
  sheets: z.array(z.string()),
  header_row: z.int(),
  date_order: dateOrder,
  /** A date that can be read in either order, if the file does not tell which is meant. */
  unsure_date: z.nullable(z.string()),
  /** The first rows: as they are in the file, and as they would be stored if they are good. */
  sample: z.array(
    z.object({ row: z.int(), state: z.nullable(rowState), cells, stored: z.nullable(cells) }),
  ),
  /** The first items that change, with the old and new values of their fields. */
  changes: z.array(
    z.object({
      row: z.int(),
      title: z.string(),
      fields: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
    }),
  ),
  /** The first rows that seem to exist already: in another row of the file, or in the list (null). */
  doubles: z.array(z.object({ row: z.int(), title: z.string(), same_as: z.nullable(z.int()) })),
  /** Rows with errors, as they are in the file. */
  bad_rows: z.array(z.object({ row: z.int(), cells, errors: z.array(rowError) })),
};

export type ImportPreview = z.output<z.ZodMiniObject<typeof previewAnswer>>;

const always = {
  /** False if no row was accepted. */
  success: z._default(z.boolean(), true),
  message: z.string(),
  import_id: z.nullable(z.int()),
  /** What the accepted rows did; results of old imports do not contain this. */
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

/** Either shape of the answer, for code that reads results. */
export const anyImportAnswer = z.object({
  ...always,
  results: z.optional(outcomes.results),
  summary: z.optional(outcomes.summary),
});

export type ImportAnswer = z.output<typeof anyImportAnswer>;
