import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { Table, type TableProps } from './table.tsx';

/** Up to this many rows are all rendered; a slow phone takes ten milliseconds to lay one out. */
const DRAWN_WHOLE = 40;
const ROW_HEIGHT = 56;
const SPARE_ROWS = 6;

/** A table that may be long: beyond some dozens of rows, only those near the window are rendered. */
export function LongTable<Row, Key extends string | number>(props: TableProps<Row, Key>) {
  const { rows } = props;
  const place = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  // A caller that measures rows has selected the ones to render already.
  const isLong = rows.length > DRAWN_WHOLE && !props.measure;
  // The distance of the rows from the top of the page, which changes with what is above them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows, another place
  useLayoutEffect(() => {
    const box = place.current?.getBoundingClientRect();
    if (box) setTop(box.top + window.scrollY);
  }, [isLong, rows.length]);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    enabled: isLong,
    estimateSize: () => ROW_HEIGHT,
    overscan: SPARE_ROWS,
    scrollMargin: top,
  });
  if (!isLong) {
    return (
      <div ref={place}>
        <Table {...props} />
      </div>
    );
  }
  const drawn = virtual.getVirtualItems();
  const numbers = new Map(rows.map((row, index) => [row, index]));
  return (
    <div ref={place}>
      <Table
        {...props}
        rows={drawn.flatMap(({ index }) => rows[index] ?? [])}
        allKeys={rows.map(props.rowKey)}
        measure={{ element: virtual.measureElement, indexOf: (row) => numbers.get(row) ?? 0 }}
        space={{
          before: (drawn[0]?.start ?? top) - top,
          after: virtual.getTotalSize() - ((drawn.at(-1)?.end ?? top) - top),
        }}
      />
    </div>
  );
}
