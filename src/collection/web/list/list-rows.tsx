import { type ReactNode, useMemo } from 'react';
import { useCollection } from '#collection/web/collection-context.ts';
import { Card } from '#ui/layout/card.tsx';
import { AllRows } from './all-rows.tsx';
import { isEmptyList, isInHandMadeOrder, type ListView } from './list-query.ts';
import { ListTable, type ListTableProps } from './list-table.tsx';
import type { useList } from './use-list.ts';

type ListRowsProps = {
  view: ListView;
  list: ReturnType<typeof useList>;
  table: Omit<ListTableProps, 'rows'>;
  onReorder: (shown: readonly number[], from: number, to: number) => Promise<void>;
  /** Shown instead of rows while there are none. */
  none: ReactNode;
};

/** One page of rows, or all rows, or what is shown while there are none. */
export function ListRows({ view, list, table, onReorder, none }: ListRowsProps) {
  const { collection } = useCollection();
  const start = view.size === 'all' ? 0 : (view.page - 1) * view.size;
  const rows = useMemo(
    () => list.rows.map((row, offset) => ({ number: start + offset + 1, row })),
    [list.rows, start],
  );
  const filtered = list.counts?.filtered ?? 0;
  if (view.size === 'all' && filtered > 0) {
    return <AllRows {...table} view={view} count={filtered} />;
  }
  // A list that could not be loaded is not reported as empty.
  if (list.failure && list.rows.length === 0) return null;
  if (isEmptyList(list.counts, view)) return <Card>{none}</Card>;
  const ids = list.rows.map(({ id }) => id);
  return (
    <ListTable
      {...table}
      rows={rows}
      loading={list.isLoading}
      onReorder={
        isInHandMadeOrder(view, collection.position)
          ? (from, to) => void onReorder(ids, from, to)
          : undefined
      }
      empty={none}
    />
  );
}
