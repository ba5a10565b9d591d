import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` after the time has run while not paused; null never ends. */
export function usePausableTimeout(
  onEnd: () => void,
  timeoutMs: number | null,
  paused: boolean,
): void {
  const leftMs = useRef(timeoutMs);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (leftMs.current === null || paused) return;
    const startedMs = performance.now();
    const timer = setTimeout(() => end(), leftMs.current);
    return () => {
      clearTimeout(timer);
      if (leftMs.current !== null) leftMs.current -= performance.now() - startedMs;
    };
  }, [paused]);
}
