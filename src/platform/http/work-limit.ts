import { unavailable } from '#platform/calls/call-problem.ts';

/**
 * How many answers are made at once; more are refused, so that those taken on are soon done. What is
 * under way is the rate times the time it takes: one core renders some two hundred pages a second, and
 * nine connections do as many queries of 45 ms. A hundred are therefore done within half a second, and
 * the other half of the second is for what waits in the network's buffers.
 */
export const MOST_AT_ONCE = 100;

export type WorkLimit = {
  isFull(): boolean;
  /** Does some work, unless too much is under way already. */
  run<T>(work: () => Promise<T>): Promise<T>;
  underWay(): number;
  /** Counts what was refused elsewhere because of it. */
  countRefused(): void;
  refused(): number;
};

export function limitWork(most: number): WorkLimit {
  let underWay = 0;
  let refused = 0;
  const countRefused = () => {
    refused += 1;
  };
  return {
    isFull: () => underWay >= most,
    async run(work) {
      if (underWay >= most) {
        countRefused();
        throw unavailable();
      }
      underWay += 1;
      try {
        return await work();
      } finally {
        underWay -= 1;
      }
    },
    underWay: () => underWay,
    countRefused,
    refused: () => refused,
  };
}
