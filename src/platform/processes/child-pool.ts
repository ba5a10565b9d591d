import { type Child, type Handle, startChild } from './child.ts';
import type { Limits } from './child-line.ts';
import type { ChildKind } from './spawn-child.ts';
import { waitingQueue } from './waiting-queue.ts';

type PoolKind = ChildKind & {
  /** How many tasks are done at once, and how many children stay when there is nothing to do. */
  readonly most: number;
  readonly warm: number;
  /** How many tasks wait at most, and for how long. */
  readonly mostWaiting: number;
  readonly longestWaitMs: number;
};

export type ChildPool = {
  run<Message>(task: unknown, handle: Handle<Message>, limits: Limits): Promise<void>;
  /** Starts what is kept, so that nobody waits for it. */
  warmUp(): void;
  /** Whether tasks are done: a child that has time answers, or all are at work within their limits. */
  isReady(): Promise<boolean>;
  /** Its processes, for whoever wants to look at them. */
  pids(): readonly number[];
};

const REST_MS = 30_000;

/**
 * A few processes that do what strangers ask for with their files, one task each at a time. A task that
 * takes too much takes only its process along, and the next one gets another. Processes stay for the
 * next task, so that a good file costs no start.
 */
export function createChildPool(kind: PoolKind): ChildPool {
  const all = new Set<Child>();
  const idle: Child[] = [];
  const waiting = waitingQueue<Child>(kind);
  let greeting: Promise<boolean> | undefined;

  function start(): Child {
    const child = startChild(kind, replace);
    all.add(child);
    return child;
  }

  /** One that could not even start is not tried again until somebody needs it. */
  function replace(gone: Child): void {
    all.delete(gone);
    const place = idle.indexOf(gone);
    if (place >= 0) idle.splice(place, 1);
    if (waiting.isAnybodyThere()) waiting.give(start());
    else if (all.size < kind.warm && gone.wasThere()) idle.push(start());
  }

  async function greet(child: Child): Promise<boolean> {
    try {
      await child.greet();
      release(child);
      return true;
    } catch {
      return false;
    }
  }

  function release(child: Child): void {
    if (child.isGone()) return;
    if (child.isWorn()) {
      child.end();
      return;
    }
    if (waiting.give(child)) return;
    idle.push(child);
    setTimeout(() => {
      if (idle.includes(child) && all.size > kind.warm) child.end();
    }, REST_MS).unref();
  }

  function take(): Child | Promise<Child> {
    return idle.pop() ?? (all.size < kind.most ? start() : waiting.wait());
  }

  return {
    async run(task, handle, limits) {
      const child = await take();
      try {
        await child.run(task, handle, limits);
      } finally {
        release(child);
      }
    },
    warmUp() {
      while (all.size < kind.warm) idle.push(start());
    },
    async isReady() {
      const child = idle.pop() ?? (all.size === 0 ? start() : undefined);
      if (!child) return greeting ?? true;
      greeting = greet(child);
      return greeting.finally(() => {
        greeting = undefined;
      });
    },
    pids: () => [...all].flatMap(({ pid }) => pid ?? []),
  };
}
