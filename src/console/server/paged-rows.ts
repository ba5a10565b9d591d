import { ROWS_AT_ONCE } from '#console/paged-list.contract.ts';

/** One row more than is shown, to find out whether there are further ones. */
export const ROWS_ASKED = ROWS_AT_ONCE + 1;

/** The rows of a page, and the cursor for the next one. */
export function pageOf<Row>(rows: readonly Row[], idOf: (row: Row) => number | string) {
  const shown = rows.slice(0, ROWS_AT_ONCE);
  const last = rows.length > ROWS_AT_ONCE ? shown.at(-1) : undefined;
  return { shown, next_cursor: last === undefined ? null : String(idOf(last)) };
}

/** A LIKE pattern for the search text, with its wildcards escaped. */
export function patternOf(search: string | undefined): string | null {
  return search ? `%${search.replace(/[\\%_]/g, '\\$&')}%` : null;
}
