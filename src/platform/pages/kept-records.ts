import { useSyncExternalStore } from 'react';

/** What visitors save before they sign in: a list has a name in the browser's storage. */
const MOST_KEPT = 100;

const listeners = new Set<() => void>();

/** The ids that are kept, the last first; nobody else is told. */
export function readKept(list: string): readonly number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(list) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => Number.isSafeInteger(id)) : [];
  } catch {
    // Storage may be forbidden, and others may have written there.
    return [];
  }
}

/** Whether it could be written down. */
export function setKept(list: string, id: number, isKept: boolean): boolean {
  const others = readKept(list).filter((each) => each !== id);
  const ids = isKept ? [id, ...others].slice(0, MOST_KEPT) : others;
  try {
    if (ids.length > 0) localStorage.setItem(list, JSON.stringify(ids));
    else localStorage.removeItem(list);
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function useKept(list: string, id: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => readKept(list).includes(id),
    () => false,
  );
}
