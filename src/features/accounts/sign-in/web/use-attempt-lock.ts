import { useEffect, useState } from 'react';
import { countAttempt, isLocked, LOCK_MS, noAttempts } from './attempt-lock.ts';

/** Locks a form for a minute after three attempts. */
export function useAttemptLock() {
  const [attempts, setAttempts] = useState(noAttempts);
  const [locked, setLocked] = useState(false);

  useEffect(() => {
    if (!locked) return;
    const waitMs = attempts.lastMs + LOCK_MS + 1 - Date.now();
    const timer = setTimeout(() => setLocked(false), Math.max(0, waitMs));
    return () => clearTimeout(timer);
  }, [locked, attempts]);

  function count() {
    const next = countAttempt(attempts, Date.now());
    setAttempts(next);
    setLocked(isLocked(next, next.lastMs));
  }

  return { locked, count };
}
