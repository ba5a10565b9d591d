import { useQueries } from '@tanstack/react-query';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { CollectionRow } from '#collection/contract/collection-facts.ts';
import { useCollection } from '#collection/web/collection-context.ts';
import { callQuery } from '#platform/pages/call-query.ts';
import { useClient } from '#platform/pages/use-call.ts';
import { inputOf, type ListView } from './list-query.ts';
import { ListTable, type ListTableProps, type NumberedRow } from './list-table.tsx';
import { rowsOf, WINDOW_ROWS } from './use-list.ts';

const ROW_HEIGHT = 62;
const SPARE_ROWS = 6;

type AllRowsProps = Omit<ListTableProps, 'rows'> & { view: ListView; count: number };

/** The distance of the table from the top of the page, which is not part of the scrolling rows. */
function useTopOf(place: RefObject<HTMLDivElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const box = place.current?.getBoundingClientRect();
    if (box) setTop(box.top + window.scrollY);
  }, [place]);
  return top;
}

/** Numbers the rows of a page and returns the same objects for the same rows, so that none renders again. */
function useNumbered() {
  const [numbered] = useState(() => new WeakMap<readonly CollectionRow[], NumberedRow[]>());
  return (rows: readonly CollectionRow[], page: number): readonly NumberedRow[] => {
    const start = (page - 1) * WINDOW_ROWS + 1;
    const before = numbered.get(rows);
    if (before && before[0]?.number === start) return before;
    const now = rows.map((row, offset) => ({ number: start + offset, row }));
    numbered.set(rows, now);
    return now;
  };
}

/** A list of all rows. Only those near the window are rendered, and only their pages are fetched. */
export function AllRows({ view, count, ...table }: AllRowsProps) {
  const { collection, claim } = useCollection();
  const client = useClient();
  const place = useRef<HTMLDivElement>(null);
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => ROW_HEIGHT,
    overscan: SPARE_ROWS,
    scrollMargin: useTopOf(place),
  });
  const drawn = virtual.getVirtualItems();
  const first = drawn[0]?.index ?? 0;
  const last = drawn.at(-1)?.index ?? 0;
  const pages = Array.from(
    { length: Math.floor(last / WINDOW_ROWS) - Math.floor(first / WINDOW_ROWS) + 1 },
    (_, offset) => Math.floor(first / WINDOW_ROWS) + offset + 1,
  );
  const answers = useQueries({
    queries: pages.map((page) =>
      callQuery(client, collection.calls.list, inputOf(view, claim, page, WINDOW_ROWS)),
    ),
  });
  const numbersOf = useNumbered();
  const known = new Map<number, NumberedRow>();
  for (const [position, page] of pages.entries()) {
    for (const each of numbersOf(rowsOf(collection, answers[position]?.data), page)) {
      known.set(each.number - 1, each);
    }
  }
  const rows = drawn.flatMap(({ index }) => known.get(index) ?? []);
  const margin = virtual.options.scrollMargin;
  return (
    <div ref={place}>
      <ListTable
        {...table}
        rows={rows}
        loading={rows.length === 0}
        measure={{ element: virtual.measureElement, indexOf: ({ number }) => number - 1 }}
        space={{
          before: (drawn[0]?.start ?? margin) - margin,
          after: virtual.getTotalSize() - ((drawn.at(-1)?.end ?? margin) - margin),
        }}
      />
    </div>
  );
}
