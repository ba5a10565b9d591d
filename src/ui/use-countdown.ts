import { useEffect, useState } from 'react';

/** Counts seconds down to 0; `restart` starts again. */
export function useCountdown(fromS: number): { leftS: number; restart: () => void } {
  const [leftS, setLeftS] = useState(fromS);
  const isRunning = leftS > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setLeftS((left) => Math.max(0, left - 1)), 1_000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return { leftS, restart: () => setLeftS(fromS) };
}
