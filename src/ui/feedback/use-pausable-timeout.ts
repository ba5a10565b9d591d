import { useEffect, useEffectEvent } from 'react';
import type { ToastClock } from './toast-context.ts';

/** Calls `onEnd` when the clock has run down; it stops while paused, and with null it never ends. */
export function usePausableTimeout(onEnd: () => void, clock: ToastClock, paused: boolean): void {
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (clock.leftMs === null || paused) return;
    const startedMs = performance.now();
    const timer = setTimeout(() => end(), clock.leftMs);
    return () => {
      clearTimeout(timer);
      if (clock.leftMs !== null) clock.leftMs -= performance.now() - startedMs;
    };
  }, [clock, paused]);
}
