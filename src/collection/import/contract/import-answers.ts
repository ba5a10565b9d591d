import * as z from 'zod/mini';

/** A cell that cannot be taken as it is. Rows are counted as the spreadsheet shows them. */
const rowError = z.object({ row: z.int(), column: z.string(), message: z.string() });

export type RowError = z.output<typeof rowError>;

const cells = z.record(z.string(), z.string());

export const previewAnswer = {
  total_rows: z.int(),
  good_rows: z.int(),
  /** The fields the file has columns for, and what else stands in its first line. */
  columns: z.array(z.string()),
  unknown_columns: z.array(z.string()),
  /** The first rows as they would be stored. */
  sample: z.array(z.object({ row: z.int(), cells })),
  /** Rows with something to mend, as they stand in the file. */
  bad_rows: z.array(z.object({ row: z.int(), cells, errors: z.array(rowError) })),
};

export type ImportPreview = z.output<z.ZodMiniObject<typeof previewAnswer>>;

const always = {
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
