/** Wraps a browser storage so that no operation throws. */
function guarded(find: () => Storage) {
  /** Values for browsers that forbid storage or whose storage is full; they last until the page is left. */
  const untilLeft = new Map<string, string>();

  function tryWith<Answer>(act: (storage: Storage) => Answer): Answer | undefined {
    try {
      return act(find());
    } catch {
      return undefined;
    }
  }

  return {
    getItem: (key: string): string | null =>
      untilLeft.get(key) ?? tryWith((storage) => storage.getItem(key)) ?? null,

    /** Returns whether the value outlasts the page. */
    setItem(key: string, value: string): boolean {
      const isKept = tryWith((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (isKept) untilLeft.delete(key);
      else untilLeft.set(key, value);
      return isKept ?? false;
    },

    removeItem(key: string): void {
      untilLeft.delete(key);
      tryWith((storage) => storage.removeItem(key));
    },

    clear(): void {
      untilLeft.clear();
      tryWith((storage) => storage.clear());
    },
  };
}

/** Shared by all windows, until it is cleared. */
export const browserStorage = guarded(() => localStorage);

/** Lasts as long as the window. */
export const windowStorage = guarded(() => sessionStorage);

/** Subscribers to stored values. They are notified by this window, and when another window writes. */
export function storageReaders() {
  const listeners = new Set<() => void>();
  return {
    tell(): void {
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}
