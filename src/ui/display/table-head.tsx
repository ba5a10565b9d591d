import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { SortButton } from './sort-button.tsx';
import { tableTexts } from './table.texts.ts';
import {
  alignmentOf,
  type TableColumn,
  type TableSelection,
  type TableSort,
  toggleSort,
  withAllToggled,
} from './table-columns.ts';
import { tableRoles } from './table-roles.ts';

type TableHeadProps<Row, Key extends string | number> = {
  columns: readonly TableColumn<Row>[];
  keys: readonly Key[];
  sort: TableSort | null | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  selection: TableSelection<Key> | undefined;
  hasActions: boolean;
};

const headerClasses =
  'sticky top-(--table-top,0px) z-10 border-line border-b bg-sunken px-2 py-2.5 first:ps-4 last:pe-4 font-medium ' +
  'text-soft first:rounded-ss-xl last:rounded-se-xl';

export function TableHead<Row, Key extends string | number>(props: TableHeadProps<Row, Key>) {
  const { columns, keys, sort, onSortChange, selection, hasActions } = props;
  const t = useTranslate();
  const chosen = selection ? keys.filter((key) => selection.selected.has(key)).length : 0;
  return (
    <thead {...tableRoles.rowgroup}>
      <tr {...tableRoles.row}>
        {selection && (
          <th
            {...tableRoles.columnheader}
            scope="col"
            className={joinClasses(headerClasses, 'w-11')}
          >
            <Checkbox
              label={t(tableTexts.selectAll)}
              hideLabel
              checked={chosen > 0 && chosen === keys.length}
              indeterminate={chosen > 0 && chosen < keys.length}
              onChange={() => selection.onChange(withAllToggled(selection.selected, keys))}
            />
          </th>
        )}
        {columns.map((column) => {
          const direction = sort?.key === column.key ? sort.direction : undefined;
          return (
            <th
              {...tableRoles.columnheader}
              key={column.key}
              scope="col"
              aria-sort={direction}
              className={joinClasses(headerClasses, alignmentOf(column))}
            >
              {column.sortable && onSortChange ? (
                <SortButton
                  label={column.header}
                  direction={direction}
                  onPress={() => onSortChange(toggleSort(sort, column.key))}
                />
              ) : (
                column.header
              )}
            </th>
          );
        })}
        {hasActions && (
          <th
            {...tableRoles.columnheader}
            scope="col"
            className={joinClasses(headerClasses, 'text-end')}
          >
            {t(tableTexts.actions)}
          </th>
        )}
      </tr>
    </thead>
  );
}
