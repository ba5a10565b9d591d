import { useSyncExternalStore } from 'react';
import { browserStorage, storageReaders } from './browser-storage.ts';

const readers = storageReaders();

/** Parses a stored value; other scripts may have written anything. */
function parseJson(kept: string | null): unknown {
  try {
    return JSON.parse(kept ?? 'null');
  } catch {
    return null;
  }
}

export type StoredValue<Value> = {
  current(): Value;
  /** Returns whether the value outlasts the page. */
  keep(value: Value): boolean;
  forget(): void;
  useCurrent(): Value;
};

/**
 * A value in the browser's storage, shared by all windows. `read` parses whatever is stored, including null and damaged
 * values; pages rendered on the server use what it returns for null.
 */
export function storedValue<Value>(
  key: string,
  read: (kept: unknown) => Value,
): StoredValue<Value> {
  const none = read(null);
  let last: { readonly kept: string | null; readonly value: Value } = { kept: null, value: none };

  function current(): Value {
    const kept = browserStorage.getItem(key);
    if (kept !== last.kept) last = { kept, value: read(parseJson(kept)) };
    return last.value;
  }

  function keep(value: Value): boolean {
    const isKept = browserStorage.setItem(key, JSON.stringify(value));
    readers.tell();
    return isKept;
  }

  function forget(): void {
    browserStorage.removeItem(key);
    readers.tell();
  }

  return {
    current,
    keep,
    forget,
    useCurrent: () => useSyncExternalStore(readers.subscribe, current, () => none),
  };
}
