import { windowStorage } from './browser-storage.ts';

/** Leaves a message for the list that is shown next, once. */
export function storeError(key: string, message: string): void {
  windowStorage.setItem(key, message);
}

/** The message left for this list; reading it takes it away. */
export function takeError(key: string): string | null {
  const message = windowStorage.getItem(key);
  windowStorage.removeItem(key);
  return message;
}
