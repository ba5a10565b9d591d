import { setTimeout as delay } from 'node:timers/promises';

/** Calls `ask` until it returns a value; undefined if the time is over first. */
export async function poll<T>(
  ask: () => Promise<T | undefined> | T | undefined,
  { timeoutMs, everyMs = 20 }: { timeoutMs: number; everyMs?: number },
): Promise<T | undefined> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (performance.now() >= deadline) return undefined;
    await delay(everyMs);
  }
}
