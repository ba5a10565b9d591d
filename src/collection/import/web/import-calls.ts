import type { Collection } from '#collection/contract/define-collection.ts';

/** The calls that bring a file of them in, and how its field is called. */
export function callsOf(collection: Collection) {
  const { imports } = collection.calls;
  if (!imports || !collection.importing) throw new Error(`${collection.name} are not imported`);
  return { calls: imports, importing: collection.importing };
}
