import type { ReactNode } from 'react';
import { failureMessage } from '#platform/calls/failure-message.ts';
import { LoadMore } from '#ui/actions/load-more.tsx';
import { LongTable } from '#ui/display/long-table.tsx';
import type { TableProps } from '#ui/display/table.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';

type List = {
  isLoading: boolean;
  isFetching: boolean;
  failure: Error | null;
  retry: () => Promise<unknown>;
  hasMore: boolean;
  isLoadingMore: boolean;
  moreFailed: boolean;
  loadMore: () => Promise<unknown>;
};

export type ConsoleTableProps<Row, Key extends string | number> = Omit<
  TableProps<Row, Key>,
  'loading' | 'empty'
> & {
  list: List;
  failed: string;
  empty: ReactNode;
};

/** A console list in its three states, with a button for the next page. */
export function ConsoleTable<Row, Key extends string | number>(props: ConsoleTableProps<Row, Key>) {
  const { list, failed, empty, ...table } = props;
  if (list.failure) {
    return (
      <ErrorState onRetry={() => void list.retry()} retrying={list.isFetching}>
        {failureMessage(list.failure, failed)}
      </ErrorState>
    );
  }
  return (
    <>
      <LongTable {...table} loading={list.isLoading} empty={empty} />
      <LoadMore pages={list} />
    </>
  );
}
