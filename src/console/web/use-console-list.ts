import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { AnyCall, CallAnswer, CallInput } from '#platform/calls/call.ts';
import type { CallFailure } from '#platform/calls/call-failure.ts';
import { useClient } from '#platform/pages/use-call.ts';

type Paged = { next_cursor: string | null };

/** A paged list with all pages loaded so far; after a change all of them are reloaded. */
export function useConsoleList<C extends AnyCall>(call: C, input: CallInput<C>) {
  const client = useClient();
  const query = useInfiniteQuery<CallAnswer<C> & Paged, CallFailure>({
    queryKey: [call.path, input],
    initialPageParam: null,
    queryFn: async ({ pageParam }) => {
      const further = pageParam === null ? {} : { cursor: pageParam };
      const asked = { ...(input as object), ...further } as CallInput<C>;
      return (await client(call, asked)) as CallAnswer<C> & Paged;
    },
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
    // Other operators change the data too, so each visit reloads it.
    staleTime: 0,
    meta: { isPrivate: true },
  });
  return {
    pages: query.data?.pages ?? [],
    isLoading: query.isLoading,
    isFetching: query.isFetching,
    failure: query.isFetchNextPageError ? null : query.error,
    retry: query.refetch,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    moreFailed: query.isFetchNextPageError,
    loadMore: () => query.fetchNextPage(),
  };
}
