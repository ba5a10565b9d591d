import { unavailable } from '#platform/calls/call-problem.ts';

/**
 * The most calls that run at once; more are refused, so that accepted ones finish soon. The number under way is the
 * rate times the latency: a shared core answers some 500 uncached calls a second, or 160 pages, so this many are done
 * within half a second. The other half of a second is for what waits in network buffers.
 */
export const MOST_AT_ONCE = 240;

/** A page counts as this many calls. */
export const CALLS_PER_PAGE = 3;

/** The most calls that wait at once for an external service that does not answer; they cost memory but no work. */
const MOST_WAITING = 2_000;

/** Waits for an external service; meanwhile the caller's capacity is free for others. */
export type WaitExternally = <T>(ask: () => Promise<T>) => Promise<T>;

export type ConcurrencyLimit = {
  isFull(): boolean;
  /** Runs work that counts as this many calls, or throws if too much is under way already. */
  run<T>(work: (waitExternally: WaitExternally) => Promise<T>, calls?: number): Promise<T>;
  underWay(): number;
  /** Counts a request that was refused elsewhere because of this limit. */
  countShed(): void;
  refused(): number;
};

export function limitConcurrency(most: number, mostWaiting = MOST_WAITING): ConcurrencyLimit {
  let underWay = 0;
  let waiting = 0;
  let refused = 0;
  const countShed = () => {
    refused += 1;
  };
  const requireRoom = (isFull: boolean) => {
    if (!isFull) return;
    countShed();
    throw unavailable();
  };
  return {
    isFull: () => underWay >= most,
    async run(work, calls = 1) {
      requireRoom(underWay >= most);
      let counted = 0;
      const countAs = (number: number) => {
        underWay += number - counted;
        counted = number;
      };
      let asked = 0;
      let isDone = false;
      async function waitExternally<T>(ask: () => Promise<T>): Promise<T> {
        requireRoom(waiting >= mostWaiting);
        waiting += 1;
        asked += 1;
        if (!isDone) countAs(0);
        try {
          return await ask();
        } finally {
          waiting -= 1;
          asked -= 1;
          // Work that comes back continues under any load.
          if (asked === 0 && !isDone) countAs(calls);
        }
      }
      countAs(calls);
      try {
        return await work(waitExternally);
      } finally {
        isDone = true;
        countAs(0);
      }
    },
    underWay: () => underWay,
    countShed,
    refused: () => refused,
  };
}
