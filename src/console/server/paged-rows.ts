import { ROWS_AT_ONCE } from '#console/paged-list.contract.ts';

/** One more than is shown tells whether there are more. */
export const ROWS_ASKED = ROWS_AT_ONCE + 1;

/** The rows of a page, and after which of them the next one goes on. */
export function pageOf<Row>(rows: readonly Row[], idOf: (row: Row) => number | string) {
  const shown = rows.slice(0, ROWS_AT_ONCE);
  const last = rows.length > ROWS_AT_ONCE ? shown.at(-1) : undefined;
  return { shown, next_cursor: last === undefined ? null : String(idOf(last)) };
}

/** What somebody looks for, as a pattern in which its own signs count as themselves. */
export function patternOf(search: string | undefined): string | null {
  return search ? `%${search.replace(/[\\%_]/g, '\\$&')}%` : null;
}
