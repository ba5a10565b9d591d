import { randomUUID } from 'node:crypto';

const TIMEOUT_MS = 2_000;
/** An instance that did not answer is not waited for again for so long. */
const SILENCE_MS = 60_000;

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

type Round = {
  heardOwn: boolean;
  readonly answered: Set<number>;
  look(): void;
  end(): void;
};

/**
 * Notices arrive in the order of their commits: whoever has heard a mark has heard every change before
 * it. Callers that come while a mark is under way share the next one.
 */
export function createInvalidationBarrier(ask: Ask): InvalidationBarrier {
  const rounds = new Map<string, Round>();
  /** Until when each of them is not waited for; by name, so that nobody who lives is taken for one that is gone. */
  const silent = new Map<number, number>();
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const isSilent = (instance: number) => (silent.get(instance) ?? 0) > Date.now();

  function noteSilence(instances: readonly number[]): void {
    for (const instance of silent.keys()) if (!isSilent(instance)) silent.delete(instance);
    for (const instance of instances) silent.set(instance, Date.now() + SILENCE_MS);
  }

  function round(): Promise<void> {
    const mark = randomUUID();
    return new Promise((resolve) => {
      let others: readonly number[] | undefined;
      const answered = new Set<number>();
      const end = () => {
        clearTimeout(timer);
        rounds.delete(mark);
        resolve();
      };
      const own: Round = {
        heardOwn: false,
        answered,
        end,
        look() {
          const isAwaited = (each: number) => !answered.has(each) && !isSilent(each);
          if (own.heardOwn && others && !others.some(isAwaited)) end();
        },
      };
      const timer = setTimeout(() => {
        noteSilence(others?.filter((each) => !answered.has(each)) ?? []);
        end();
      }, TIMEOUT_MS).unref();
      rounds.set(mark, own);
      ask(mark).then((listening) => {
        others = listening;
        own.look();
      }, end);
    });
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
      if (!found) return false;
      found.heardOwn = true;
      found.look();
      return true;
    },
    hearAnswer(mark, from) {
      // Even if it is too late for its round: who says so is slow and not gone.
      silent.delete(from);
      const found = rounds.get(mark);
      found?.answered.add(from);
      found?.look();
    },
    abandon() {
      // Another server may give the same names to others.
      silent.clear();
      for (const { end } of rounds.values()) end();
    },
  };
}
