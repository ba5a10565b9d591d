import { useInfiniteQuery } from '@tanstack/react-query';
import type { AnyCall, CallAnswer, CallInput } from '#platform/calls/call.ts';
import type { CallFailure } from '#platform/calls/call-failure.ts';
import type { Client } from '#platform/calls/client.ts';
import { useCall, useClient, type Waiting } from './use-call.ts';

export type Paged = { next_cursor: string | null; country_used?: string };

/** The query for the pages after a first page that ended with a cursor. */
export function furtherPages<C extends AnyCall>(
  client: Client,
  call: C,
  input: CallInput<C>,
  start: string | null,
  country?: string,
) {
  return {
    queryKey: [call.path, 'more', input, start],
    initialPageParam: start,
    queryFn: async ({ pageParam }: { pageParam: unknown }) => {
      // Some calls declare the country under its longer name; only the declared one is sent.
      const name = 'country_code' in (input as object) ? 'country_code' : 'country';
      const asked = country ? { [name]: country } : {};
      const further = { ...(input as object), ...asked, cursor: String(pageParam) } as unknown;
      return (await client(call, further as CallInput<C>)) as CallAnswer<C> & Paged;
    },
    getNextPageParam: (page: Paged) => page.next_cursor,
    meta: { isPrivate: call.access !== 'visitor' },
  };
}

/**
 * A list's first page, followed by as many further pages as the visitor loads. Further pages keep to the country that
 * the
 * first one showed.
 */
export function usePagedCall<C extends AnyCall>(call: C, input: CallInput<C>, waiting?: Waiting) {
  const client = useClient();
  const first = useCall(call, input, waiting);
  const answer = first.data as (CallAnswer<C> & Paged) | undefined;
  const start = answer?.next_cursor ?? null;
  const more = useInfiniteQuery<CallAnswer<C> & Paged, CallFailure>({
    ...furtherPages(client, call, input, start, answer?.country_used),
    enabled: false,
  });
  const further = more.data?.pages ?? [];
  return {
    first: first.data,
    pages: answer ? [answer, ...further] : [],
    isLoading: first.isLoading,
    /** Whether the pages shown belong to the previous input. */
    isOutdated: first.isPlaceholderData,
    isFetching: first.isFetching,
    failure: first.error,
    retry: first.refetch,
    hasMore: further.length > 0 ? more.hasNextPage : start !== null,
    isLoadingMore: more.isFetching,
    moreFailed: more.isError,
    loadMore: () => (further.length > 0 ? more.fetchNextPage() : more.refetch()),
  };
}
