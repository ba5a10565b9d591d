import type { ListDefinition } from './list-definition.ts';

export type RankedRow = { readonly id: number; readonly rank: number };

const NOWHERE = -Number.MAX_SAFE_INTEGER;

export const isRankCursor = (cursor: string | undefined): boolean => cursor?.[0] === 'r';

/** The cursor after a row. */
export function rankCursor({ id, rank }: RankedRow, ties: ListDefinition['ties']): string {
  return `r${rank}.${ties === 'newest first' ? -id : id}`;
}

/** The position after which a page begins. */
export function placeOf(cursor: string | undefined) {
  if (!cursor || !isRankCursor(cursor)) return { afterRank: NOWHERE, afterTie: NOWHERE };
  const [rank = NOWHERE, tie = NOWHERE] = cursor.slice(1).split('.').map(Number);
  return { afterRank: rank, afterTie: tie };
}
