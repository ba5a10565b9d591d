import { randomUUID } from 'node:crypto';

const TIMEOUT_MS = 2_000;
/** An instance that did not answer is not waited for again for so long. */
const SILENCE_MS = 60_000;

/** Sends a mark to everybody who listens, oneself included; answers how many that are. */
type Ask = (mark: string) => Promise<number>;

export type InvalidationBarrier = {
  /** Waits until everybody has heard what was committed before the call. */
  settle(): Promise<void>;
  /** Our own mark came back, so we have heard all that was before it; false for another's mark. */
  hearOwn(mark: string): boolean;
  /** Another instance has heard all that was before the mark. */
  hearAnswer(mark: string): void;
  /** Nothing is heard any more: nobody waits for it. */
  abandon(): void;
};

const nobody = { instances: 0, untilMs: 0 };

type Round = { heardOwn: boolean; answers: number; look(): void; end(): void };

/**
 * Notices arrive in the order of their commits: whoever has heard a mark has heard every change before
 * it. Callers that come while a mark is under way share the next one.
 */
export function createInvalidationBarrier(ask: Ask): InvalidationBarrier {
  const rounds = new Map<string, Round>();
  let silent = nobody;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  function round(): Promise<void> {
    const mark = randomUUID();
    return new Promise((resolve) => {
      let others = Number.POSITIVE_INFINITY;
      const end = () => {
        clearTimeout(timer);
        rounds.delete(mark);
        resolve();
      };
      const own: Round = {
        heardOwn: false,
        answers: 0,
        end,
        look() {
          const awaited = Date.now() < silent.untilMs ? others - silent.instances : others;
          if (own.heardOwn && own.answers >= awaited) end();
        },
      };
      const timer = setTimeout(() => {
        if (Number.isFinite(others)) {
          silent = { instances: others - own.answers, untilMs: Date.now() + SILENCE_MS };
        }
        end();
      }, TIMEOUT_MS).unref();
      rounds.set(mark, own);
      ask(mark).then((listeners) => {
        others = listeners - 1;
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
    hearAnswer(mark) {
      const found = rounds.get(mark);
      // Too late for its round: who says so is slow and not gone.
      if (!found) {
        silent = nobody;
        return;
      }
      found.answers += 1;
      found.look();
    },
    abandon() {
      for (const { end } of rounds.values()) end();
    },
  };
}
