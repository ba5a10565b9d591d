/** Leaves a message for the list that is shown next, once. */
export function storeError(key: string, message: string): void {
  sessionStorage.setItem(key, message);
}

/** The message left for this list; reading it takes it away. */
export function takeError(key: string): string | null {
  const message = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return message;
}
