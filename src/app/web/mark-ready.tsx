import { type ReactNode, useEffect } from 'react';
import { partsUnderWay } from '#platform/pages/page-part.ts';

/** Resolves when the browser is idle; one without requestIdleCallback gets 50 ms. */
function whenIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if (window.requestIdleCallback) window.requestIdleCallback(resolve);
    else setTimeout(resolve, 50);
  });
}

/** React hydrates the page first and then its lazy parts, each once its code is loaded. */
async function markWhenTakenOver(): Promise<void> {
  do await whenIdle();
  while (partsUnderWay() > 0);
  await whenIdle();
  document.documentElement.dataset.ready = '';
}

/**
 * Marks the document as ready once React has hydrated it. It wraps the page instead of standing beside it: a sibling
 * that the server does not render would change every id of the page.
 */
export function MarkReady({ children }: { children: ReactNode }) {
  useEffect(() => void markWhenTakenOver(), []);
  return children;
}
