export const MOST_ATTEMPTS = 3;
export const LOCK_MS = 60_000;

/** How often the form was submitted recently, and when last. */
export type Attempts = { readonly count: number; readonly lastMs: number };

export const noAttempts: Attempts = { count: 0, lastMs: 0 };

/** The counter restarts a minute after the last attempt. */
function current(attempts: Attempts, nowMs: number): Attempts {
  return nowMs - attempts.lastMs > LOCK_MS ? noAttempts : attempts;
}

export function isLocked(attempts: Attempts, nowMs: number): boolean {
  return current(attempts, nowMs).count >= MOST_ATTEMPTS;
}

export function countAttempt(attempts: Attempts, nowMs: number): Attempts {
  return { count: current(attempts, nowMs).count + 1, lastMs: nowMs };
}
