import { tooManyRequests, unavailable } from '#platform/calls/call-problem.ts';

const RETRY_AFTER_S = 5;

type TurnLimits = {
  /** How many tasks run at once. */
  readonly atOnce: number;
  /** How many tasks may wait: per caller and in total. */
  readonly waitingOfOne: number;
  readonly waiting: number;
};

export type FairTurns = {
  /** Runs work when it is the caller's turn; throws if too much is waiting already. */
  run<T>(who: string, work: () => Promise<T>): Promise<T>;
};

/**
 * Limits slow work to a few tasks at once. Turns go to callers and not to requests: whoever sends a hundred requests
 * waits
 * behind themselves, and everybody else waits for one of theirs at most.
 */
export function fairTurns({ atOnce, waitingOfOne, waiting }: TurnLimits): FairTurns {
  /** Waiting tasks by caller, in the order of whose turn is next. */
  const lines = new Map<string, (() => void)[]>();
  let underWay = 0;
  let inLine = 0;

  function lineUp(who: string): Promise<void> {
    const line = lines.get(who) ?? [];
    if (line.length >= waitingOfOne) throw tooManyRequests(RETRY_AFTER_S);
    if (inLine >= waiting) throw unavailable();
    lines.set(who, line);
    inLine += 1;
    return new Promise((resolve) => {
      line.push(resolve);
    });
  }

  /** Passes the place of a finished task to the next caller, who then moves to the end of the line. */
  function handOn(): void {
    const [next] = lines;
    if (!next) {
      underWay -= 1;
      return;
    }
    const [who, line] = next;
    const begin = line.shift();
    lines.delete(who);
    if (line.length > 0) lines.set(who, line);
    inLine -= 1;
    begin?.();
  }

  return {
    async run(who, work) {
      if (underWay < atOnce) underWay += 1;
      else await lineUp(who);
      try {
        return await work();
      } finally {
        handOn();
      }
    },
  };
}
