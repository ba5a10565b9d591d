import { type ReactNode, useCallback, useMemo } from 'react';
import type { CollectionRow } from '#collection/contract/collection-facts.ts';
import { useCollection, useCollectionTranslate } from '#collection/web/collection-context.ts';
import { LongTable } from '#ui/display/long-table.tsx';
import type { RowMeasure, TableColumn, TableSort } from '#ui/display/table-columns.ts';
import { useStableCallback } from '#ui/use-stable-callback.ts';
import { ListCell } from './list-cell.tsx';
import { PeopleCell } from './people-cell.tsx';
import { RowActions } from './row-actions.tsx';
import { useTitleOf } from './shown-value.ts';

export type NumberedRow = { readonly number: number; readonly row: CollectionRow };

export type ListTableProps = {
  rows: readonly NumberedRow[];
  chosen: ReadonlyMap<number, string>;
  onChoose: (chosen: ReadonlyMap<number, string>) => void;
  sort: TableSort | null;
  onSort: (sort: TableSort) => void;
  /** Columns that were hidden in this browser. */
  hidden: ReadonlySet<string>;
  onToggle: (row: CollectionRow) => void;
  onDelete: (row: CollectionRow) => void;
  /** Moves a row to the place of another; undefined if the order is not arranged by hand. */
  onReorder?: (from: number, to: number) => void;
  loading?: boolean;
  empty?: ReactNode;
  /** The height of the rows above and below that are not rendered, in pixels. */
  space?: { before: number; after: number };
  measure?: RowMeasure<NumberedRow>;
};

/** The rows in the columns that the collection declares, with their numbers, selection and actions. */
export function ListTable(props: ListTableProps) {
  const t = useCollectionTranslate();
  const { collection } = useCollection();
  const titleOf = useTitleOf();
  const columns = useColumns(props.hidden);
  const indexOf = (id: number) => props.rows.findIndex(({ row }) => row.id === id);

  function choose(ids: ReadonlySet<number>) {
    const titles = new Map(props.rows.map(({ row }) => [row.id, titleOf(row)]));
    const nameOf = (id: number) => titles.get(id) ?? props.chosen.get(id) ?? '';
    props.onChoose(new Map([...ids].map((id) => [id, nameOf(id)])));
  }

  return (
    <LongTable
      wide
      compact
      caption={t(collection.words.Many)}
      columns={columns}
      rows={props.rows}
      rowKey={({ row }) => row.id}
      rowName={({ row }) => titleOf(row)}
      sort={props.sort}
      onSortChange={props.onSort}
      selection={{ selected: new Set(props.chosen.keys()), onChange: choose }}
      onDropRow={
        props.onReorder && ((one, other) => props.onReorder?.(indexOf(one), indexOf(other)))
      }
      rowActions={useRowActions(props)}
      loading={props.loading}
      empty={props.empty}
      space={props.space}
      measure={props.measure}
    />
  );
}

function useColumns(hidden: ReadonlySet<string>): readonly TableColumn<NumberedRow>[] {
  const t = useCollectionTranslate();
  const { collection } = useCollection();
  return useMemo(
    () => [
      ...(collection.unnumbered
        ? []
        : [
            {
              key: '#',
              header: '#',
              numeric: true,
              ordinal: true,
              cell: ({ number }: NumberedRow) => number,
            },
          ]),
      ...collection.columns
        .filter(({ name }) => !hidden.has(name))
        .map((column) => ({
          key: column.name,
          header: t(column.header),
          sortable: column.sortable,
          numeric: column.as === 'number' || column.as === 'percent',
          primary: column.name === collection.title,
          onPhone: column.onPhone || column.as === 'status',
          cell: ({ row }: NumberedRow) => <ListCell column={column} row={row} />,
        })),
      ...(collection.rowLinks ?? []).map((link) => ({
        key: link.path,
        header: t(link.header),
        onPhone: true,
        cell: ({ row }: NumberedRow) => <PeopleCell link={link} row={row} />,
      })),
    ],
    [t, collection, hidden],
  );
}

/**
 * The row actions. The function changes only when reordering becomes possible or impossible: see `rowActions` of the
 * table.
 */
function useRowActions({ rows, onReorder, onToggle, onDelete }: ListTableProps) {
  const isMovable = onReorder !== undefined;
  const toggle = useStableCallback(onToggle);
  const remove = useStableCallback(onDelete);
  const move = useStableCallback((id: number, step: number) => {
    const from = rows.findIndex(({ row }) => row.id === id);
    onReorder?.(from, from + step);
  });
  return useCallback(
    ({ row }: NumberedRow) => (
      <RowActions
        row={row}
        onMove={isMovable ? (step) => move(row.id, step) : undefined}
        onToggle={() => toggle(row)}
        onDelete={() => remove(row)}
      />
    ),
    [isMovable, toggle, remove, move],
  );
}
