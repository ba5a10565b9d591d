import { useQueryClient } from '@tanstack/react-query';
import type { AnyCall, CallAnswer, CallInput } from '#platform/calls/call.ts';
import { useClient } from './use-call.ts';
import { furtherPages, type Paged } from './use-paged-call.ts';

/**
 * Reloads a list with as many pages as are shown and replaces them at once, so that changes on further pages become
 * visible
 * and nobody loses their place.
 */
export function usePagesAgain<C extends AnyCall>(call: C, input: CallInput<C>, shown: number) {
  const client = useClient();
  const queries = useQueryClient();
  return async () => {
    const first = (await client(call, input)) as CallAnswer<C> & Paged;
    const start = first.next_cursor;
    if (shown > 1 && start !== null) {
      const further = { ...furtherPages(client, call, input, start), pages: shown - 1 };
      await queries.fetchInfiniteQuery({ ...further, staleTime: 0 });
    }
    queries.setQueryData([call.path, input], first);
  };
}
