import type { RowError } from '#collection/import/contract/import-answers.ts';
import { importTexts as texts } from '#collection/import/import.texts.ts';
import type { Text } from '#platform/i18n/texts.ts';

export type ImportResult = {
  readonly message: string;
  readonly importId: number | null;
  readonly good: number;
  readonly bad: number;
  /** The counts under the names their shape states. */
  readonly counts: readonly (readonly [Text, number])[];
  readonly errors: readonly RowError[];
};

type Answer = {
  readonly message?: unknown;
  readonly import_id?: unknown;
  readonly row_errors?: unknown;
  readonly results?: { total_processed: number; successful: number; failed: number };
  readonly summary?: { total_rows: number; imported: number; skipped: number; errors: number };
};

function countsOf({ results, summary }: Answer): ImportResult['counts'] {
  if (summary) {
    return [
      [texts.totalRows, summary.total_rows],
      [texts.imported, summary.imported],
      [texts.skipped, summary.skipped],
      [texts.errors, summary.errors],
    ];
  }
  return [
    [texts.totalProcessed, results?.total_processed ?? 0],
    [texts.successful, results?.successful ?? 0],
    [texts.failedCount, results?.failed ?? 0],
  ];
}

/** Both stated shapes of an answer as one. */
export function resultOf(answer: Answer): ImportResult {
  return {
    message: String(answer.message),
    importId: (answer.import_id as number | null | undefined) ?? null,
    good: answer.results?.successful ?? answer.summary?.imported ?? 0,
    bad: answer.results?.failed ?? answer.summary?.skipped ?? 0,
    counts: countsOf(answer),
    errors: (answer.row_errors as readonly RowError[] | undefined) ?? [],
  };
}
