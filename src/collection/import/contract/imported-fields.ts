import type { CollectionFacts } from '#collection/contract/define-collection.ts';

/** Every field a file may have a column for. */
export function importedFields({ fields }: Pick<CollectionFacts, 'fields'>): readonly string[] {
  return Object.keys(fields).filter((name) => fields[name]?.kind !== 'file');
}
