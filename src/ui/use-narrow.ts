import { useSyncExternalStore } from 'react';

/** Phones: here buttons and placeholders use their short words. */
const query = '(max-width: 576px)';

function subscribe(listener: () => void): () => void {
  const narrow = window.matchMedia(query);
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
}

/** Whether the window is 576 px wide or narrower; not, while a page is rendered on the server. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
