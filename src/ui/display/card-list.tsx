import type { ReactNode } from 'react';
import { LoadMore, type LoadMoreProps } from '#ui/actions/load-more.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

type CardListProps = {
  pages: LoadMoreProps['pages'] & {
    isLoading: boolean;
    isFetching: boolean;
    failure: Error | null;
    retry: () => Promise<unknown>;
  };
  loading: string;
  failed: string;
  /** What stands there when there are no cards. */
  none: ReactNode;
  /** Items of the list. */
  cards: readonly ReactNode[];
};

/** Wide cards below each other, in every state of their list, with the way to its next page. */
export function CardList({ pages, loading, failed, none, cards }: CardListProps) {
  if (pages.isLoading) {
    return (
      <div role="status" aria-busy="true" className="grid gap-4">
        <span className="sr-only">{loading}</span>
        {['first', 'second', 'third'].map((name) => (
          <Skeleton key={name} shape="card" className="min-h-44" />
        ))}
      </div>
    );
  }
  if (pages.failure) {
    return (
      <ErrorState title={failed} onRetry={() => void pages.retry()} retrying={pages.isFetching}>
        {pages.failure.message}
      </ErrorState>
    );
  }
  return (
    <>
      {cards.length === 0 ? (
        none
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">{cards}</ul>
      )}
      <LoadMore pages={pages} />
    </>
  );
}
