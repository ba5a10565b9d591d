import { useEffect, useState } from 'react';
import { SPONSOR_ROTATION_MS } from '#features/site/sponsors/sponsors.contract.ts';

/** Cycles through the positions of a list. */
export function useRotation(length: number, running: boolean): number {
  const [place, setPlace] = useState(0);
  useEffect(() => {
    if (!running || length < 2) return;
    const timer = setInterval(() => setPlace((now) => (now + 1) % length), SPONSOR_ROTATION_MS);
    return () => clearInterval(timer);
  }, [running, length]);
  return length === 0 ? 0 : place % length;
}
