import { useCallback, useLayoutEffect, useRef } from 'react';

/** What is done stays the same function, whatever it was last made from: rows that get it need not be drawn anew. */
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
