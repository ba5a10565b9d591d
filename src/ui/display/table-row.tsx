import { memo, type ReactNode } from 'react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { useDragPlace } from '#ui/use-drag-place.ts';
import { tableTexts } from './table.texts.ts';
import { alignmentOf, type RowActs, type RowMeasure, type TableColumn } from './table-columns.ts';
import { tableRoles } from './table-roles.ts';

type RowCellsProps<Row> = {
  row: Row;
  columns: readonly TableColumn<Row>[];
  actions: ((row: Row) => ReactNode) | undefined;
};

type TableRowProps<Row, Key extends string | number> = RowCellsProps<Row> & {
  rowKey: Key;
  name: string;
  /** Whether the row is selected; undefined if rows cannot be. */
  selected: boolean | undefined;
  /** The row's index among all rows, for measuring. */
  index: number | undefined;
  measure: RowMeasure<Row>['element'] | undefined;
  /** Whether the row is being dragged; undefined if rows cannot be. */
  isDragged: boolean | undefined;
  acts: RowActs<Key>;
};

const cellClasses =
  'border-line border-b px-2 py-2.5 first:ps-4 last:pe-4 align-middle in-[tr:last-child]:border-b-0';

/** Memoized, so that selecting one row renders no others. */
export const TableRow = memo(Row) as typeof Row;

function Row<Row, Key extends string | number>(props: TableRowProps<Row, Key>) {
  const { row, rowKey, name, columns, actions, selected, isDragged, acts } = props;
  const t = useTranslate();
  const isMovable = isDragged !== undefined;
  const { isOver, place } = useDragPlace({
    onDrag: () => acts.drag(rowKey),
    onDrop: () => acts.drop(rowKey),
    onEnd: acts.letGo,
  });
  return (
    <tr
      {...tableRoles.row}
      ref={props.measure}
      data-index={props.index}
      data-selected={selected || undefined}
      {...(isMovable && place)}
      className={joinClasses(
        // The transition applies only while hovering, so that a hundred rows selected at once do not all fade.
        'hover:bg-canvas hover:transition-colors data-selected:bg-action-soft',
        isMovable && 'cursor-grab active:cursor-grabbing',
        isDragged && 'opacity-50',
        isOver && !isDragged && 'outline-2 outline-action -outline-offset-2',
      )}
    >
      {selected !== undefined && (
        <td {...tableRoles.cell} className={joinClasses(cellClasses, 'stack-select')}>
          <Checkbox
            label={t(tableTexts.selectRow, { name })}
            hideLabel
            checked={selected}
            onChange={() => acts.toggle(rowKey)}
          />
        </td>
      )}
      <RowCells row={row} columns={columns} actions={actions} />
    </tr>
  );
}

/** Memoized separately, because the cells do not depend on whether the row is selected. */
const RowCells = memo(Cells) as typeof Cells;

function Cells<Row>({ row, columns, actions }: RowCellsProps<Row>) {
  return (
    <>
      {columns.map((column) => {
        const Cell = column.primary ? 'th' : 'td';
        return (
          <Cell
            key={column.key}
            {...(column.primary ? { ...tableRoles.rowheader, scope: 'row' } : tableRoles.cell)}
            data-label={column.primary || column.isText ? undefined : column.header}
            data-phone={column.onPhone || undefined}
            className={joinClasses(
              cellClasses,
              alignmentOf(column),
              column.primary ? 'stack-title min-w-52 font-medium' : 'font-normal',
            )}
          >
            {column.cell(row)}
          </Cell>
        );
      })}
      {actions && (
        <td {...tableRoles.cell} className={joinClasses(cellClasses, 'stack-actions text-end')}>
          {actions(row)}
        </td>
      )}
    </>
  );
}
