const unsaved = new Set<() => boolean>();

/** Tells, until it is called back, that a page holds what is not saved yet as long as `look` finds it. */
export function holdWork(look: () => boolean): () => void {
  unsaved.add(look);
  return () => unsaved.delete(look);
}

/** Whether something would be lost if the page went away now. */
export function hasUnsavedWork(): boolean {
  return [...unsaved].some((look) => look());
}
