import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { onLauncherGone } from './launcher.ts';

/** Longer than the database takes to stop, by force if it must. */
const DEADLINE_MS = 60_000;

export type OrderlyEnd = {
  hasBegun(): boolean;
  /**
   * Something was opened, or is being opened; what came last is closed first. What is not closed in
   * time is left to itself, so that what comes after it is closed all the same.
   */
  closeLater(close: () => Promise<void>, withinMs?: number): void;
  /** From now on balancers send requests, and are given so long to hear that the portal leaves. */
  drainFor(seconds: number): void;
  /** Closes everything, for a start that cannot go on. */
  close(): Promise<void>;
};

/** Ends the program when it is told to, or when whoever launched it is gone: also while it still starts. */
export function createOrderlyEnd(log: FastifyBaseLogger): OrderlyEnd {
  const closers: { close: () => Promise<void>; withinMs: number }[] = [];
  let begun = false;
  let drainS = 0;
  let closing: Promise<void> | undefined;

  async function closeAll(): Promise<void> {
    for (let next = closers.pop(); next; next = closers.pop()) {
      const { close, withinMs } = next;
      const late = pause(withinMs, 'late', { ref: false });
      if ((await Promise.race([close(), late])) !== 'late') continue;
      log.warn({ withinMs }, 'something did not end in time and is left behind');
    }
  }

  function close(): Promise<void> {
    closing ??= closeAll();
    return closing;
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (begun) return;
    begun = true;
    // Somebody at the keyboard does not wait for a balancer.
    if (signal === 'SIGTERM') await pause(drainS * 1000);
    setTimeout(() => process.exit(1), DEADLINE_MS).unref();
    try {
      await close();
      process.exit(0);
    } catch (error) {
      log.error(error, 'the portal could not end in order');
      process.exit(1);
    }
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  onLauncherGone(() => void end('SIGTERM'));
  return {
    hasBegun: () => begun,
    closeLater: (close, withinMs = DEADLINE_MS) => void closers.push({ close, withinMs }),
    drainFor(seconds) {
      drainS = seconds;
    },
    close,
  };
}
