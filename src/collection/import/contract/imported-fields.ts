import type { CollectionFacts } from '#collection/contract/define-collection.ts';
import type { DeclaredFields } from '#platform/fields/declared-field.ts';

/** Every field a file may have a column for, as it is declared. */
export function importedDeclarations({ fields }: Pick<CollectionFacts, 'fields'>): DeclaredFields {
  return Object.fromEntries(Object.entries(fields).filter(([, { kind }]) => kind !== 'file'));
}

/** Their names. */
export function importedFields(collection: Pick<CollectionFacts, 'fields'>): readonly string[] {
  return Object.keys(importedDeclarations(collection));
}
