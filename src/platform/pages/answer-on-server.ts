import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { hashOnServer } from './hash-on-server.ts';

type AskedQuery = { readonly queryKey: QueryKey; readonly meta?: Record<string, unknown> };

const underWay = new WeakMap<object, Promise<void>>();

/**
 * Puts an answer into a page's query cache like a fetch would, without what fetching does for browsers: retries,
 * cancellation and notifying observers. A page makes a dozen calls, and those took as long as answering them.
 */
export function answerOnServer(
  queries: QueryClient,
  asked: AskedQuery,
  call: () => Promise<unknown>,
): Promise<void> {
  const queryHash = hashOnServer(asked.queryKey);
  const query = queries.getQueryCache().build(queries, { ...asked, queryHash });
  const known = underWay.get(query);
  if (known) return known;
  const answering = call().then(
    (answer) => void query.setData(answer),
    (failure) => queries.prefetchQuery({ ...asked, queryFn: () => Promise.reject(failure) }),
  );
  underWay.set(query, answering);
  return answering;
}
