import { type ReactNode, useMemo, useState } from 'react';
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { useSteady } from '#ui/use-steady.ts';
import {
  type RowActs,
  type RowMeasure,
  type TableColumn,
  type TableSelection,
  type TableSort,
  withToggled,
} from './table-columns.ts';
import { TableHead } from './table-head.tsx';
import { tableRoles } from './table-roles.ts';
import { TableRow } from './table-row.tsx';
import { useOverflow } from './use-overflow.ts';

export type TableProps<Row, Key extends string | number> = {
  caption: string;
  /** New columns redraw every row: what has not changed should be the same array. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** Of all rows, where only some of them are drawn: what choosing all chooses. */
  allKeys?: readonly Key[];
  rowKey: (row: Row) => Key;
  /** Names the row for its checkbox. */
  rowName: (row: Row) => string;
  sort?: TableSort | null;
  onSortChange?: (sort: TableSort) => void;
  selection?: TableSelection<Key>;
  /** Buttons at the end of each row; what is true of columns is true of this function. */
  rowActions?: (row: Row) => ReactNode;
  /** Makes rows movable: called when one is dropped on another. */
  onDropRow?: (dragged: Key, onto: Key) => void;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
  loading?: boolean;
  /** Room for rows above and below that are not drawn, in pixels. */
  space?: { before: number; after: number };
  /** For whoever has to know how high each row is. */
  measure?: RowMeasure<Row>;
  /** With many columns, which rather scroll than squeeze. */
  wide?: boolean;
  /** Where its place is narrow, a row is two lines: what it is, and the columns that are `onPhone`. */
  compact?: boolean;
  /** Where its place is narrow, the columns stay side by side below what the row is about, their names in sight. */
  comparing?: boolean;
};

function Space({ height, width }: { height: number; width: number }) {
  if (height <= 0) return null;
  return (
    <tr {...tableRoles.row} className="border-0!">
      <td {...tableRoles.cell} colSpan={width} style={{ height }} className="p-0!" />
    </tr>
  );
}

/** The same functions for all rows, whatever is chosen or moved: no row is redrawn because of another. */
function useRowActs<Row, Key extends string | number>(props: TableProps<Row, Key>) {
  const { selection, onDropRow } = props;
  const [dragged, setDragged] = useState<Key>();
  const toggle = useSteady((key: Key) => {
    if (selection) selection.onChange(withToggled(selection.selected, key));
  });
  const drop = useSteady((onto: Key) => {
    if (dragged !== undefined) onDropRow?.(dragged, onto);
    setDragged(undefined);
  });
  const acts: RowActs<Key> = useMemo(
    () => ({ toggle, drag: setDragged, drop, letGo: () => setDragged(undefined) }),
    [toggle, drop],
  );
  return { dragged, acts };
}

/** Becomes a list of cards where its own place, not the window, is narrow. */
export function Table<Row, Key extends string | number>(props: TableProps<Row, Key>) {
  const { caption, columns, rows, rowKey, rowName, selection, rowActions, empty, loading } = props;
  const { dragged, acts } = useRowActs(props);
  const [box, isOver] = useOverflow();
  const width = columns.length + (selection ? 1 : 0) + (rowActions ? 1 : 0);
  return (
    <div className="@container">
      {/* What scrolls by itself has no header of the page above it. */}
      <div ref={box} className={isOver ? 'relative overflow-x-auto [--table-top:0px]' : undefined}>
        <table
          {...tableRoles.table}
          aria-busy={loading || undefined}
          className={joinClasses(
            props.wide && '@min-[44rem]:min-w-[950px]',
            props.compact && 'compact-table',
            props.comparing && 'comparing-table',
            'stacking-table w-full border-separate border-spacing-0 text-sm @min-[44rem]:rounded-xl @min-[44rem]:border @min-[44rem]:border-line @min-[44rem]:bg-surface @min-[44rem]:overflow-clip @min-[44rem]:shadow-card',
          )}
        >
          <caption className="sr-only">{caption}</caption>
          <TableHead
            columns={columns}
            keys={props.allKeys ?? rows.map(rowKey)}
            sort={props.sort}
            onSortChange={props.onSortChange}
            selection={selection}
            hasActions={rowActions !== undefined}
          />
          <tbody {...tableRoles.rowgroup}>
            <Space height={props.space?.before ?? 0} width={width} />
            {rows.map((row) => (
              <TableRow
                key={rowKey(row)}
                row={row}
                rowKey={rowKey(row)}
                name={rowName(row)}
                columns={columns}
                actions={rowActions}
                selected={selection?.selected.has(rowKey(row))}
                index={props.measure?.indexOf(row)}
                measure={props.measure?.element}
                isDragged={props.onDropRow && dragged === rowKey(row)}
                acts={acts}
              />
            ))}
            <Space height={props.space?.after ?? 0} width={width} />
            {rows.length === 0 && <NoRows {...{ width, loading, empty }} />}
          </tbody>
        </table>
      </div>
    </div>
  );
}

type NoRowsProps = { width: number; loading: boolean | undefined; empty: ReactNode };

function NoRows({ width, loading, empty }: NoRowsProps) {
  return (
    <tr {...tableRoles.row}>
      <td {...tableRoles.cell} colSpan={width} className={joinClasses(loading && 'p-0!')}>
        {loading ? <SkeletonRows rows={6} /> : (empty ?? <VisuallyHidden>–</VisuallyHidden>)}
      </td>
    </tr>
  );
}
