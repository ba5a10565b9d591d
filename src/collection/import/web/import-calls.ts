import type { Collection } from '#collection/contract/define-collection.ts';

/** The import calls of a collection; throws if it has none. */
export function requireImportCalls(collection: Collection) {
  const { imports } = collection.calls;
  if (!imports || !collection.importing) throw new Error(`${collection.name} are not imported`);
  return { calls: imports, importing: collection.importing };
}
