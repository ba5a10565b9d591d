import { useInfiniteQuery } from '@tanstack/react-query';
import { COMPANIES_PER_PAGE, listCompanies } from '#features/companies/companies.contract.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import type { CallFailure } from '#platform/calls/client.ts';
import { useCall, useClient } from '#platform/pages/use-call.ts';
import { useVisitorCountry } from '#platform/pages/visitor-context.ts';

export function firstPageOf(country: string) {
  return { limit: COMPANIES_PER_PAGE, country };
}

/** The list as stated, and behind it as many further pages as the visitor asks for. */
export function useCompanyPages() {
  const client = useClient();
  const input = firstPageOf(useVisitorCountry().code);
  const first = useCall(listCompanies, input);
  const start = first.data?.next_cursor ?? null;
  const more = useInfiniteQuery<CallAnswer<typeof listCompanies>, CallFailure>({
    queryKey: [listCompanies.path, 'more', input, start],
    enabled: false,
    initialPageParam: start,
    queryFn: ({ pageParam }) =>
      client(listCompanies, {
        limit: COMPANIES_PER_PAGE,
        country: first.data?.country_used,
        cursor: String(pageParam),
      }),
    getNextPageParam: (page) => page.next_cursor,
  });
  const further = more.data?.pages ?? [];
  return {
    first: first.data,
    companies: [first.data, ...further].flatMap((page) => page?.companies ?? []),
    isLoading: first.isLoading,
    isFetching: first.isFetching,
    failure: first.error,
    retry: first.refetch,
    hasMore: further.length > 0 ? more.hasNextPage : start !== null,
    isLoadingMore: more.isFetching,
    loadMore: () => (further.length > 0 ? more.fetchNextPage() : more.refetch()),
  };
}
