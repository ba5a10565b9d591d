import {
  hashKey,
  type QueryClient,
  type QueryKey,
  type QueryState,
  queryOptions,
} from '@tanstack/react-query';
import type { AnyCall, CallAnswer, CallInput } from '#platform/calls/call.ts';
import type { CallFailure } from '#platform/calls/call-failure.ts';
import type { Client } from '#platform/calls/client.ts';
import { answerOnServer } from './answer-on-server.ts';
import { hashOnServer } from './hash-on-server.ts';
import type { PageContext } from './page-context.ts';

/** A call with its input as a query; the key consists of the call's path and the input. */
export function callQuery<C extends AnyCall>(client: Client, call: C, input: CallInput<C>) {
  return queryOptions<CallAnswer<C>, CallFailure>({
    queryKey: [call.path, input],
    queryFn: () => client(call, input),
    meta: { isPrivate: call.access !== 'visitor' },
  });
}

/** The state of a query. The client's own lookup would apply all its default options first, a dozen times per page. */
export function findState(queries: QueryClient, key: QueryKey): QueryState | undefined {
  const hash = import.meta.env.SSR ? hashOnServer(key) : hashKey(key);
  return queries.getQueryCache().get(hash)?.state;
}

/** Removes what a person was shown before signing out, so that the next one does not see it. */
export function forgetPrivateAnswers(queries: QueryClient): void {
  queries.removeQueries({ predicate: ({ meta }) => meta?.isPrivate === true });
}

/**
 * Loads an answer into the cache before the page is shown, or starts loading it if the page does not wait. A failure is
 * kept
 * there for the page.
 */
export async function prefetchCall<C extends AnyCall>(
  page: PageContext,
  call: C,
  input: CallInput<C>,
): Promise<{ data?: CallAnswer<C>; failure?: CallFailure }> {
  const query = callQuery(page.client, call, input);
  const asking = import.meta.env.SSR
    ? answerOnServer(page.queries, query, () => page.client(call, input))
    : page.queries.prefetchQuery(query);
  if (page.waits) await asking;
  const state = findState(page.queries, query.queryKey) as
    | QueryState<CallAnswer<C>, CallFailure>
    | undefined;
  return { data: state?.data, failure: state?.error ?? undefined };
}

export function findAnswer<C extends AnyCall>(
  queries: QueryClient,
  call: C,
  input: CallInput<C>,
): CallAnswer<C> | undefined {
  return findState(queries, [call.path, input])?.data as CallAnswer<C> | undefined;
}
