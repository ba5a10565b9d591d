import {
  anyImportAnswer,
  type ImportAnswer,
  type RowError,
} from '#collection/import/contract/import-answers.ts';
import { importTexts as texts } from '#collection/import/import.texts.ts';
import type { Text } from '#platform/i18n/texts.ts';

export type ImportResult = {
  readonly message: string;
  readonly importId: number | null;
  readonly good: number;
  readonly bad: number;
  /** Whether the import changed the list, so that it can be undone. */
  readonly didSomething: boolean;
  /** The counts, labelled as the collection's result shape names them. */
  readonly counts: readonly (readonly [Text, number])[];
  readonly errors: readonly RowError[];
};

function countsOf({ results, summary }: ImportAnswer): ImportResult['counts'] {
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

/** Converts both shapes of an answer into one. */
export function resultOf(answer: unknown): ImportResult {
  const read = anyImportAnswer.parse(answer);
  return {
    message: read.message,
    importId: read.import_id,
    good: read.results?.successful ?? read.summary?.imported ?? 0,
    bad: read.results?.failed ?? read.summary?.skipped ?? 0,
    didSomething: read.new_rows + read.changed_rows > 0,
    counts: [
      ...countsOf(read),
      [texts.newRows, read.new_rows],
      [texts.changedRows, read.changed_rows],
      [texts.sameRows, read.same_rows],
    ],
    errors: read.row_errors,
  };
}
