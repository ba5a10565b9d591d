import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a function whose identity never changes and which calls the latest `act`, so that rows receiving it need not
 * render again.
 */
export function useStableCallback<Given extends readonly unknown[], Answer>(
  act: (...given: Given) => Answer,
): (...given: Given) => Answer {
  const latest = useRef(act);
  // A layout effect is early enough, because nobody can press anything before the page is painted.
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
