import { windowStorage } from './browser-storage.ts';

/** Leaves a message for the list that is shown next. */
export function storeError(key: string, message: string): void {
  windowStorage.setItem(key, message);
}

/** Returns the message left for a list, and removes it. */
export function takeError(key: string): string | null {
  const message = windowStorage.getItem(key);
  windowStorage.removeItem(key);
  return message;
}
