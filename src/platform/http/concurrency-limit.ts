import { unavailable } from '#platform/calls/call-problem.ts';

/**
 * How many calls are answered at once; more are refused, so that those taken on are soon done. What is
 * under way is the rate times the time it takes: a core shared with others answers some 500 calls a
 * second that are not kept, or 160 pages. So many are therefore done within half a second, and the
 * other half of the second is for what waits in the network's buffers.
 */
export const MOST_AT_ONCE = 240;

/** A page takes as much of that as this many calls. */
export const CALLS_PER_PAGE = 3;

export type ConcurrencyLimit = {
  isFull(): boolean;
  /** Does some work that counts as so many calls, unless too much is under way already. */
  run<T>(work: () => Promise<T>, calls?: number): Promise<T>;
  underWay(): number;
  /** Counts what was refused elsewhere because of it. */
  countShed(): void;
  refused(): number;
};

export function limitConcurrency(most: number): ConcurrencyLimit {
  let underWay = 0;
  let refused = 0;
  const countShed = () => {
    refused += 1;
  };
  return {
    isFull: () => underWay >= most,
    async run(work, calls = 1) {
      if (underWay >= most) {
        countShed();
        throw unavailable();
      }
      underWay += calls;
      try {
        return await work();
      } finally {
        underWay -= calls;
      }
    },
    underWay: () => underWay,
    countShed,
    refused: () => refused,
  };
}
