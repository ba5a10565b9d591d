import { tooManyRequests, unavailable } from '#platform/calls/call-problem.ts';

const RETRY_AFTER_S = 5;

type TurnLimits = {
  /** How much is done at once. */
  readonly atOnce: number;
  /** How many may wait for their turn: of one caller, and of all together. */
  readonly waitingOfOne: number;
  readonly waiting: number;
};

export type FairTurns = {
  /** Does some work in somebody's turn; throws where too much waits already. */
  run<T>(who: string, work: () => Promise<T>): Promise<T>;
};

/**
 * Work that takes long, a little of it at once. Callers take turns, not requests: whoever asks for a hundred at once
 * waits behind themselves, and everybody else for one of theirs at most.
 */
export function fairTurns({ atOnce, waitingOfOne, waiting }: TurnLimits): FairTurns {
  /** In the order of whose turn is next. */
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

  /** A finished task hands its place to the next caller, who then goes to the end of the line. */
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
