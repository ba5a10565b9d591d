/** A storage of the browser where it can be had; nothing that is done with it fails. */
function guarded(find: () => Storage) {
  /** For browsers that forbid storage or have none left: what is kept until the page is left. */
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

    /** Whether it outlasts the page. */
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

/** Kept until it is cleared, for all windows. */
export const browserStorage = guarded(() => localStorage);

/** Kept as long as the window is. */
export const windowStorage = guarded(() => sessionStorage);

/** Those who show what is kept: told by this window, and heard when another one writes. */
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
