import { useSyncExternalStore } from 'react';

/** Phones, on which buttons and placeholders use shorter texts. */
const query = '(max-width: 576px)';

function subscribe(listener: () => void): () => void {
  const narrow = window.matchMedia(query);
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
}

/** Whether the window is at most 576 px wide; false on the server. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
