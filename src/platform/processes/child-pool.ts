import { type Child, type Handle, startChild } from './child.ts';
import type { Limits } from './child-channel.ts';
import type { ChildKind } from './spawn-child.ts';
import { waitingQueue } from './waiting-queue.ts';

type PoolKind = ChildKind & {
  /** `most` tasks run at once; `warm` children remain when there is nothing to do. */
  readonly most: number;
  readonly warm: number;
  /** How many tasks may wait, and for how long. */
  readonly mostWaiting: number;
  readonly longestWaitMs: number;
};

export type ChildPool = {
  run<Message>(task: unknown, handle: Handle<Message>, limits: Limits): Promise<void>;
  /** Starts the warm children ahead of the first task. */
  warmUp(): void;
  /** Whether the pool works: an idle child responds, or all are at work within their limits. */
  isReady(): Promise<boolean>;
  /** The pids of its processes, for monitoring. */
  pids(): readonly number[];
};

const REST_MS = 30_000;

/**
 * A few child processes for work on untrusted files, one task each at a time. A task that exceeds its limits takes down
 * only its own process, and the next one gets a new one. Processes are reused, so that a good file costs no start.
 */
export function createChildPool(kind: PoolKind): ChildPool {
  const all = new Set<Child>();
  const idle: Child[] = [];
  const waiting = waitingQueue<Child>(kind);
  let starting: Promise<boolean> | undefined;

  function start(): Child {
    const child = startChild(kind, replace);
    all.add(child);
    return child;
  }

  /** Replaces a child that ended. One that never started is not replaced until somebody needs it. */
  function replace(gone: Child): void {
    all.delete(gone);
    const place = idle.indexOf(gone);
    if (place >= 0) idle.splice(place, 1);
    if (waiting.isAnybodyThere()) waiting.give(start());
    else if (all.size < kind.warm && gone.wasThere()) idle.push(start());
  }

  async function releaseOnceReady(child: Child): Promise<boolean> {
    try {
      await child.awaitReady();
      release(child);
      return true;
    } catch {
      return false;
    }
  }

  function release(child: Child): void {
    if (child.isGone()) return;
    if (child.shouldRetire()) {
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
      if (!child) return starting ?? true;
      starting = releaseOnceReady(child);
      return starting.finally(() => {
        starting = undefined;
      });
    },
    pids: () => [...all].flatMap(({ pid }) => pid ?? []),
  };
}
