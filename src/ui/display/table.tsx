import { type ReactNode, useMemo, useState } from 'react';
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { useStableCallback } from '#ui/use-stable-callback.ts';
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
  /** Pass the same array while nothing changes, because new columns render every row again. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** The keys of all rows if only some are rendered, for selecting all of them. */
  allKeys?: readonly Key[];
  rowKey: (row: Row) => Key;
  /** The name of a row, which labels its checkbox. */
  rowName: (row: Row) => string;
  sort?: TableSort | null;
  onSortChange?: (sort: TableSort) => void;
  selection?: TableSelection<Key>;
  /** Buttons at the end of each row. Like `columns`, pass the same function while nothing changes. */
  rowActions?: (row: Row) => ReactNode;
  /** Makes rows draggable; called when one is dropped on another. */
  onDropRow?: (dragged: Key, onto: Key) => void;
  /** Shown instead of rows if there are none. */
  empty?: ReactNode;
  loading?: boolean;
  /** The height of the rows above and below that are not rendered, in pixels. */
  space?: { before: number; after: number };
  /** For callers that measure the height of each row. */
  measure?: RowMeasure<Row>;
  /** For tables with many columns, which scroll rather than get squeezed. */
  wide?: boolean;
  /** In a narrow place, each row has two lines: its name, and the columns with `onPhone`. */
  compact?: boolean;
  /** In a narrow place, the columns stay side by side below the name of each row, with their headers in view. */
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

/** Callbacks that stay the same whatever is selected or dragged, so that no row renders because of another. */
function useRowActs<Row, Key extends string | number>(props: TableProps<Row, Key>) {
  const { selection, onDropRow } = props;
  const [dragged, setDragged] = useState<Key>();
  const toggle = useStableCallback((key: Key) => {
    if (selection) selection.onChange(withToggled(selection.selected, key));
  });
  const drop = useStableCallback((onto: Key) => {
    if (dragged !== undefined) onDropRow?.(dragged, onto);
    setDragged(undefined);
  });
  const acts: RowActs<Key> = useMemo(
    () => ({ toggle, drag: setDragged, drop, letGo: () => setDragged(undefined) }),
    [toggle, drop],
  );
  return { dragged, acts };
}

/** A table that becomes a list of cards if its container, not the window, is narrow. */
export function Table<Row, Key extends string | number>(props: TableProps<Row, Key>) {
  const { caption, columns, rows, rowKey, rowName, selection, rowActions, empty, loading } = props;
  const { dragged, acts } = useRowActs(props);
  const [box, isOver] = useOverflow();
  const width = columns.length + (selection ? 1 : 0) + (rowActions ? 1 : 0);
  return (
    <div className="@container">
      {/* A table that scrolls by itself has no page header above it. */}
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
