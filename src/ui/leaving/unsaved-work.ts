const unsaved = new Set<() => boolean>();

/** Registers a check for unsaved work; returns the function that removes it. */
export function holdWork(look: () => boolean): () => void {
  unsaved.add(look);
  return () => unsaved.delete(look);
}

/** Whether something would be lost if the page went away now. */
export function hasUnsavedWork(): boolean {
  return [...unsaved].some((look) => look());
}
