import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { AnyCall } from '#platform/calls/call.ts';
import { carryOver } from './carry-over.ts';

/** Once somebody signs in, moves what was saved before to the account and repeats the calls that show it. */
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
      // Reset and not invalidated: a first answer that is still under way may predate the move and would be kept.
      for (const { path } of calls) void queries.resetQueries({ queryKey: [path] });
    });
  }, [list, queries]);
}
