import { randomUUID } from 'node:crypto';
import { BarrierRound } from './barrier-round.ts';
import { silentInstances } from './silent-instances.ts';

/** Sends a mark to every listener, ourselves included, and returns the pids of the others. */
type Ask = (mark: string) => Promise<readonly number[]>;

export type InvalidationBarrier = {
  /** Waits until every instance has heard what was committed before the call. */
  settle(): Promise<void>;
  /** Our own mark came back, so we have heard everything before it. Returns false for another instance's mark. */
  hearOwn(mark: string): boolean;
  /** Another instance has heard everything before the mark. */
  hearAnswer(mark: string, from: number): void;
  /** Ends every wait, because nothing can be heard any more. */
  abandon(): void;
};

/**
 * PostgreSQL delivers notifications in the order of commits, so whoever has heard a mark has heard every change before
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
      // Even too late for its round: an instance that answers is slow, not gone.
      silent.remove(from);
      rounds.get(mark)?.hearAnswer(from);
    },
    abandon() {
      // After a reconnect to another server, the same pids may belong to other instances.
      silent.clear();
      for (const each of rounds.values()) each.end();
    },
  };
}
