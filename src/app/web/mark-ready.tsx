import { type ReactNode, useEffect } from 'react';
import { partsUnderWay } from '#platform/pages/page-part.ts';

/** When nothing is left to do; browsers that do not tell have a moment for it. */
function whenIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if (window.requestIdleCallback) window.requestIdleCallback(resolve);
    else setTimeout(resolve, 50);
  });
}

/** React takes over the page first and then its parts, each once its code is here. */
async function markWhenTakenOver(): Promise<void> {
  do await whenIdle();
  while (partsUnderWay() > 0);
  await whenIdle();
  document.documentElement.dataset.ready = '';
}

/**
 * Marks the document once React has taken over. It stands around the page and not beside it: a
 * neighbour that the server does not render would give every id of the page another name.
 */
export function MarkReady({ children }: { children: ReactNode }) {
  useEffect(() => void markWhenTakenOver(), []);
  return children;
}
