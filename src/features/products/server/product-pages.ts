import type { Language } from '#platform/i18n/languages.ts';
import { type ProductRow, toProduct } from './product-row.ts';

/** Pages go by id from the newest down; without a cursor they start above every id. */
export function beforeOf(cursor: string | undefined): number {
  return cursor ? Number(cursor) : Number.MAX_SAFE_INTEGER;
}

/** One row more than the page needs was read, to see whether there is a next page. */
export function pageOf(rows: readonly ProductRow[], limit: number, language: Language) {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    products: shown.map((row) => toProduct(row, language)),
    next_cursor: last ? String(last.id) : null,
  };
}
