import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { onLauncherGone } from './launcher.ts';

const DEADLINE_MS = 15_000;

export type OrderlyEnd = {
  hasBegun(): boolean;
  /** Something was opened, or is being opened; what came last is closed first. */
  closeLater(close: () => Promise<void>): void;
  /** From now on balancers send requests, and are given so long to hear that the portal leaves. */
  drainFor(seconds: number): void;
  /** Closes everything, for a start that cannot go on. */
  close(): Promise<void>;
};

/** Ends the program when it is told to, or when whoever launched it is gone: also while it still starts. */
export function createOrderlyEnd(log: FastifyBaseLogger): OrderlyEnd {
  const closers: (() => Promise<void>)[] = [];
  let begun = false;
  let drainS = 0;
  let closing: Promise<void> | undefined;

  async function closeAll(): Promise<void> {
    for (let next = closers.pop(); next; next = closers.pop()) await next();
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
    closeLater: (closer) => void closers.push(closer),
    drainFor(seconds) {
      drainS = seconds;
    },
    close,
  };
}
