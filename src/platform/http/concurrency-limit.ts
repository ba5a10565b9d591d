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

/** How many wait at once for somebody outside who does not answer; it is memory and no work. */
const MOST_WAITING = 2_000;

/** Waits for somebody outside: meanwhile whoever waits does no work here, and others have the room. */
export type WaitOutside = <T>(ask: () => Promise<T>) => Promise<T>;

export type ConcurrencyLimit = {
  isFull(): boolean;
  /** Does some work that counts as so many calls, unless too much is under way already. */
  run<T>(work: (waitOutside: WaitOutside) => Promise<T>, calls?: number): Promise<T>;
  underWay(): number;
  /** Counts what was refused elsewhere because of it. */
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
      async function waitOutside<T>(ask: () => Promise<T>): Promise<T> {
        requireRoom(waiting >= mostWaiting);
        waiting += 1;
        asked += 1;
        if (!isDone) countAs(0);
        try {
          return await ask();
        } finally {
          waiting -= 1;
          asked -= 1;
          // What comes back goes on, however much there is to do by then.
          if (asked === 0 && !isDone) countAs(calls);
        }
      }
      countAs(calls);
      try {
        return await work(waitOutside);
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
