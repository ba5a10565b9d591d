import type { Page } from '@playwright/test';

/** Debouncing takes less; the time to read a message, or until a page redirects, takes more. */
const LONG_MS = 500;

declare global {
  var passTime: (ms: number) => Promise<void>;
}

/** Runs in the page before its own scripts. */
function holdLongTimers(longMs: number): void {
  type Timer = { dueMs: number; everyMs?: number; run: () => void };
  const timers = new Map<number, Timer>();
  const { setTimeout, setInterval, clearTimeout, clearInterval } = window;
  const dateNow = Date.now;
  const performanceNow = performance.now.bind(performance);
  let passedMs = 0;
  // The browser's own ids start at 1.
  let latestId = 1_000_000_000;

  function hold(run: () => void, ms: number, everyMs?: number): number {
    latestId += 1;
    timers.set(latestId, { dueMs: passedMs + ms, everyMs, run });
    return latestId;
  }

  function findDue(untilMs: number): [number, Timer] | undefined {
    const due = [...timers].filter(([, { dueMs }]) => dueMs <= untilMs);
    return due.sort(([, one], [, other]) => one.dueMs - other.dueMs)[0];
  }

  /** Runs after everything that the page still has to do, such as React's effects, which set timers too. */
  const settled = () => scheduler.postTask(() => undefined, { priority: 'background' });

  Date.now = () => dateNow() + passedMs;
  performance.now = () => performanceNow() + passedMs;
  Object.assign(window, {
    setTimeout: (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) =>
      ms < longMs ? setTimeout(run, ms, ...args) : hold(() => run(...args), ms),
    setInterval: (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) =>
      ms < longMs ? setInterval(run, ms, ...args) : hold(() => run(...args), ms, ms),
    clearTimeout: (id?: number) => timers.delete(id ?? 0) || clearTimeout(id),
    clearInterval: (id?: number) => timers.delete(id ?? 0) || clearInterval(id),
    async passTime(ms: number) {
      await settled();
      const untilMs = passedMs + ms;
      for (let due = findDue(untilMs); due; due = findDue(untilMs)) {
        const [id, timer] = due;
        passedMs = timer.dueMs;
        if (timer.everyMs) timer.dueMs += timer.everyMs;
        else timers.delete(id);
        timer.run();
        await settled();
      }
      passedMs = untilMs;
    },
  });
}

/**
 * Holds timers of half a second or more until the journey lets time pass: on a busy machine the message would be gone,
 * or the next page there, before the journey has looked. Playwright's clock cannot do that: it either runs on by itself
 * or stops everything.
 */
export async function holdTime(page: Page): Promise<void> {
  await page.addInitScript(holdLongTimers, LONG_MS);
}

/** Lets time pass. Whatever sets the timer must have been observed before. */
export async function letTimePass(page: Page, ms: number): Promise<void> {
  await page.evaluate((passing) => globalThis.passTime(passing), ms);
}
