import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { AnyCall } from '#platform/calls/call.ts';
import { carryOver } from './carry-over.ts';

/** Once somebody is signed in, what was kept before goes to the account, and those calls are made again. */
export function useCarryOver(
  list: string,
  save: (id: number) => Promise<unknown>,
  shownBy: readonly AnyCall[],
): void {
  const queries = useQueryClient();
  const latest = useRef({ save, shownBy });
  latest.current = { save, shownBy };
  useEffect(() => {
    const { save: send, shownBy: calls } = latest.current;
    void carryOver(list, send).then((carried) => {
      if (carried === 0) return;
      // Not merely invalidated: a first answer that is still on its way may be from before, and would be kept.
      for (const { path } of calls) void queries.resetQueries({ queryKey: [path] });
    });
  }, [list, queries]);
}
