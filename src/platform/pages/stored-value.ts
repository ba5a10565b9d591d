import { useSyncExternalStore } from 'react';
import { browserStorage, storageReaders } from './browser-storage.ts';

const readers = storageReaders();

/** What stands there; others may have written anything. */
function parseJson(kept: string | null): unknown {
  try {
    return JSON.parse(kept ?? 'null');
  } catch {
    return null;
  }
}

export type StoredValue<Value> = {
  current(): Value;
  /** Whether it outlasts the page. */
  keep(value: Value): boolean;
  forget(): void;
  useCurrent(): Value;
};

/**
 * A value that the browser keeps, alike in all its windows. `read` makes it of whatever stands there, nothing and
 * damage included; a page rendered on the server shows what it makes of nothing.
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
