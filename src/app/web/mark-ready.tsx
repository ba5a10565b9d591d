import { type ReactNode, useEffect } from 'react';

/**
 * Marks the document once React has taken over. It stands around the page and not beside it: a
 * neighbour that the server does not render would give every id of the page another name.
 */
export function MarkReady({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
  return children;
}
