import { MachineBusy } from './problems.ts';

type QueueKind = {
  /** How many may wait, and for how long. */
  readonly mostWaiting: number;
  readonly longestWaitMs: number;
};

/** A queue of callers that wait for something others hold, first come, first served. */
export function waitingQueue<Thing>({ mostWaiting, longestWaitMs }: QueueKind) {
  const turns: ((thing: Thing) => void)[] = [];
  return {
    isAnybodyThere: () => turns.length > 0,
    /** Waits for a turn; throws if too many wait already, and rejects if none comes in time. */
    wait(): Promise<Thing> {
      if (turns.length >= mostWaiting) throw new MachineBusy('too many wait');
      return new Promise((resolve, reject) => {
        const turn = (thing: Thing) => {
          clearTimeout(patience);
          resolve(thing);
        };
        const patience = setTimeout(() => {
          turns.splice(turns.indexOf(turn), 1);
          reject(new MachineBusy('no turn came'));
        }, longestWaitMs);
        turns.push(turn);
      });
    },
    /** Passes it to the first in the queue; false if nobody was waiting. */
    give(thing: Thing): boolean {
      const turn = turns.shift();
      turn?.(thing);
      return turn !== undefined;
    },
  };
}
