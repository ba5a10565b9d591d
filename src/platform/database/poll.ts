import { setTimeout as delay } from 'node:timers/promises';

/** Asks again until there is an answer or the time is over; undefined then. */
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
