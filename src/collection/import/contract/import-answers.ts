import * as z from 'zod/mini';

/** A cell that cannot be taken as it is. Rows are counted as the spreadsheet shows them. */
const rowError = z.object({ row: z.int(), column: z.string(), message: z.string() });

export type RowError = z.output<typeof rowError>;

/** Which number of a date such as 03/04/2026 is the first. */
export const dateOrder = z.enum(['day', 'month']);

const cells = z.record(z.string(), z.string());

export const previewAnswer = {
  total_rows: z.int(),
  good_rows: z.int(),
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
  sample: z.array(z.object({ row: z.int(), cells, stored: z.nullable(cells) })),
  /** Rows with something to mend, as they stand in the file. */
  bad_rows: z.array(z.object({ row: z.int(), cells, errors: z.array(rowError) })),
};

export type ImportPreview = z.output<z.ZodMiniObject<typeof previewAnswer>>;

const always = {
  /** Not where no row was taken. */
  success: z._default(z.boolean(), true),
  message: z.string(),
  import_id: z.nullable(z.int()),
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
