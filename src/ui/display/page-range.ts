export type PageSlot = number | 'gap';

/**
 * The page numbers to show: first, last, the current one and its neighbours, with a gap only if it hides more than one
 * page.
 * The number of slots is constant, so the buttons do not move.
 */
export function pageRange(page: number, pageCount: number): PageSlot[] {
  const slots = 7;
  if (pageCount <= slots) return numbers(1, pageCount);
  if (page <= 4) return [...numbers(1, 5), 'gap', pageCount];
  if (page >= pageCount - 3) return [1, 'gap', ...numbers(pageCount - 4, pageCount)];
  return [1, 'gap', page - 1, page, page + 1, 'gap', pageCount];
}

function numbers(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, offset) => from + offset);
}

export type PageSize = number | 'all';

export function pageCountOf(total: number, pageSize: PageSize): number {
  return pageSize === 'all' ? 1 : Math.max(1, Math.ceil(total / pageSize));
}

/** The first and last row shown, counted from one; both are zero if there are none. */
export function shownRows(page: number, pageSize: PageSize, total: number) {
  if (total === 0) return { from: 0, to: 0 };
  if (pageSize === 'all') return { from: 1, to: total };
  return { from: (page - 1) * pageSize + 1, to: Math.min(page * pageSize, total) };
}
