import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { onLauncherGone } from './launcher.ts';

/** Longer than the database takes to stop, even when forced. */
const DEADLINE_MS = 60_000;

export type OrderlyEnd = {
  hasBegun(): boolean;
  /**
   * Registers something that is open or being opened; the last one registered is closed first. One that is not closed
   * in time is abandoned, so that the others are closed all the same.
   */
  closeLater(close: () => Promise<void>, withinMs?: number): void;
  /** From now on load balancers send requests, so a shutdown first waits this long for them to notice it. */
  drainFor(seconds: number): void;
  /** Closes everything, after a start that failed. */
  close(): Promise<void>;
};

/** Ends the program on a signal, or when its launcher is gone, even while it is still starting. */
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
    // SIGTERM comes from an orchestrator. Somebody at a keyboard need not wait for load balancers.
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
