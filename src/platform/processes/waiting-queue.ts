import { MachineBusy } from './problems.ts';

type QueueKind = {
  /** How many wait at most, and for how long. */
  readonly mostWaiting: number;
  readonly longestWaitMs: number;
};

/** Those who wait for something that others have: who came first is served first. */
export function waitingQueue<Thing>({ mostWaiting, longestWaitMs }: QueueKind) {
  const turns: ((thing: Thing) => void)[] = [];
  return {
    isAnybodyThere: () => turns.length > 0,
    /** Waits in patience; throws where too many wait already. */
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
    /** Gives it to who is first; answers whether anybody was there. */
    give(thing: Thing): boolean {
      const turn = turns.shift();
      turn?.(thing);
      return turn !== undefined;
    },
  };
}
