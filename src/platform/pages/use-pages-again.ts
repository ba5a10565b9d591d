import { useQueryClient } from '@tanstack/react-query';
import type { AnyCall, CallAnswer, CallInput } from '#platform/calls/call.ts';
import { useClient } from './use-call.ts';
import { furtherPages, type Paged } from './use-paged-call.ts';

/**
 * Reads a list again with as many pages as are shown, and puts them in place of the old ones at once: what was
 * changed on a further page is seen, and nobody loses their place in the list.
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
