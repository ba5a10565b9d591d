const unsaved = new Set<() => boolean>();

/** Registers a check for unsaved work; returns the function that removes it. */
export function holdWork(check: () => boolean): () => void {
  unsaved.add(check);
  return () => unsaved.delete(check);
}

/** Whether something would be lost if the page went away now. */
export function hasUnsavedWork(): boolean {
  return [...unsaved].some((check) => check());
}
