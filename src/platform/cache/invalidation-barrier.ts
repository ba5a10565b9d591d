import { randomUUID } from 'node:crypto';
import { BarrierRound } from './barrier-round.ts';
import { silentInstances } from './silent-instances.ts';

/** Sends a mark to everybody who listens, oneself included; answers who the others are. */
type Ask = (mark: string) => Promise<readonly number[]>;

export type InvalidationBarrier = {
  /** Waits until everybody has heard what was committed before the call. */
  settle(): Promise<void>;
  /** Our own mark came back, so we have heard all that was before it; false for another's mark. */
  hearOwn(mark: string): boolean;
  /** Another instance has heard all that was before the mark. */
  hearAnswer(mark: string, from: number): void;
  /** Nothing is heard any more: nobody waits for it. */
  abandon(): void;
};

/**
 * Notices arrive in the order of their commits: whoever has heard a mark has heard every change before
 * it. Callers that come while a mark is under way share the next one.
 */
export function createInvalidationBarrier(ask: Ask): InvalidationBarrier {
  const rounds = new Map<string, BarrierRound>();
  const silent = silentInstances();
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  function round(): Promise<void> {
    const mark = randomUUID();
    const begun = new BarrierRound(silent);
    rounds.set(mark, begun);
    ask(mark).then(
      (others) => begun.waitFor(others),
      () => begun.end(),
    );
    return begun.over.finally(() => rounds.delete(mark));
  }

  function begin(): Promise<void> {
    next = undefined;
    running = round().finally(() => {
      if (!next) running = undefined;
    });
    return running;
  }

  return {
    settle() {
      if (!running) return begin();
      next ??= running.then(begin);
      return next;
    },
    hearOwn(mark) {
      const found = rounds.get(mark);
      found?.hearOwn();
      return found !== undefined;
    },
    hearAnswer(mark, from) {
      // Even if it is too late for its round: who says so is slow and not gone.
      silent.remove(from);
      rounds.get(mark)?.hearAnswer(from);
    },
    abandon() {
      // Another server may give the same names to others.
      silent.clear();
      for (const each of rounds.values()) each.end();
    },
  };
}
