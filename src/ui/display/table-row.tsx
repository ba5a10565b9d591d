import type { ReactNode } from 'react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { uiTexts } from '#ui/ui.texts.ts';
import {
  alignmentOf,
  type RowDrag,
  type RowMeasure,
  type TableColumn,
  type TableSelection,
  withToggled,
} from './table-columns.ts';
import { tableRoles } from './table-roles.ts';

type TableRowProps<Row, Key extends string | number> = {
  row: Row;
  rowKey: Key;
  name: string;
  columns: readonly TableColumn<Row>[];
  selection: TableSelection<Key> | undefined;
  actions: ReactNode;
  measure: RowMeasure<Row> | undefined;
  drag: RowDrag | undefined;
};

const cellClasses =
  'border-line border-b px-2 py-2.5 first:ps-4 last:pe-4 align-middle in-[tr:last-child]:border-b-0';

export function TableRow<Row, Key extends string | number>(props: TableRowProps<Row, Key>) {
  const { row, rowKey, name, columns, selection, actions, measure, drag } = props;
  const t = useTranslate();
  const selected = selection?.selected.has(rowKey) ?? false;
  return (
    <tr
      {...tableRoles.row}
      ref={measure?.element}
      data-index={measure?.indexOf(row)}
      data-selected={selected || undefined}
      draggable={drag && true}
      onDragStart={drag?.onDrag}
      onDragOver={drag && ((event) => event.preventDefault())}
      onDrop={
        drag &&
        ((event) => {
          event.preventDefault();
          drag.onDrop();
        })
      }
      className={joinClasses(
        'transition-colors hover:bg-canvas data-selected:bg-action-soft',
        drag && 'cursor-grab active:cursor-grabbing',
        drag?.isDragged && 'opacity-50',
      )}
    >
      {selection && (
        <td {...tableRoles.cell} className={joinClasses(cellClasses, 'stack-select')}>
          <Checkbox
            label={t(uiTexts.selectRow, { name })}
            hideLabel
            checked={selected}
            onChange={() => selection.onChange(withToggled(selection.selected, rowKey))}
          />
        </td>
      )}
      {columns.map((column) => {
        const Cell = column.primary ? 'th' : 'td';
        return (
          <Cell
            key={column.key}
            {...(column.primary ? { ...tableRoles.rowheader, scope: 'row' } : tableRoles.cell)}
            data-label={column.primary ? undefined : column.header}
            data-phone={column.onPhone || undefined}
            className={joinClasses(
              cellClasses,
              alignmentOf(column),
              column.primary ? 'stack-title w-[30%] min-w-52 font-medium' : 'font-normal',
            )}
          >
            {column.cell(row)}
          </Cell>
        );
      })}
      {actions !== undefined && (
        <td {...tableRoles.cell} className={joinClasses(cellClasses, 'stack-actions text-end')}>
          {actions}
        </td>
      )}
    </tr>
  );
}
