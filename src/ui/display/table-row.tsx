import type { ReactNode } from 'react';
import { useSay } from '#platform/i18n/say-context.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { uiTexts } from '#ui/ui.texts.ts';
import { type TableColumn, type TableSelection, withToggled } from './table-columns.ts';
import { tableRoles } from './table-roles.ts';

type TableRowProps<Row, Key extends string | number> = {
  row: Row;
  rowKey: Key;
  name: string;
  columns: readonly TableColumn<Row>[];
  selection: TableSelection<Key> | undefined;
  actions: ReactNode;
};

const cellClasses = 'border-line border-b bg-inherit px-4 py-3 align-middle';

export function TableRow<Row, Key extends string | number>(props: TableRowProps<Row, Key>) {
  const { row, rowKey, name, columns, selection, actions } = props;
  const say = useSay();
  const selected = selection?.selected.has(rowKey) ?? false;
  return (
    <tr
      {...tableRoles.row}
      data-selected={selected || undefined}
      className="bg-surface transition-colors hover:bg-sunken/60 data-selected:bg-action-soft"
    >
      {selection && (
        <td {...tableRoles.cell} className={joinClasses(cellClasses, 'stack-select')}>
          <Checkbox
            label={say(uiTexts.selectRow, { name })}
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
            className={joinClasses(
              cellClasses,
              column.align === 'end' ? 'text-end' : 'text-start',
              column.primary ? 'stack-title font-medium' : 'font-normal',
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
