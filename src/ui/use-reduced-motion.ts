import { useSyncExternalStore } from 'react';

const question = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(question);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** False on the server: nothing moves there anyway. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(question).matches,
    () => false,
  );
}
