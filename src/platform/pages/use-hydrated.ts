import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and during hydration, which must render the same; true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
