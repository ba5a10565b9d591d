import { QueryClient } from '@tanstack/react-query';

const FRESH_MS = 60_000;

/** Answers stay fresh for a minute; failed calls are not retried but shown with a way to retry. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: false,
        refetchOnWindowFocus: false,
        retryOnMount: false,
        // Offline, a call fails like any other; waiting for the connection would look like an empty page.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      dehydrate: { shouldDehydrateQuery: (query) => query.state.status !== 'pending' },
    },
  });
}
