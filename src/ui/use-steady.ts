import { useCallback, useLayoutEffect, useRef } from 'react';

/** The function keeps its identity, whatever it was last made from: rows that receive it need not be redrawn. */
export function useSteady<Given extends readonly unknown[], Answer>(
  act: (...given: Given) => Answer,
): (...given: Given) => Answer {
  const latest = useRef(act);
  // Nobody presses anything before the page has been put on the screen.
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
