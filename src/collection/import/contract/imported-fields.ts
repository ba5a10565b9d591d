import type { CollectionFacts } from '#collection/contract/collection-facts.ts';
import type { DeclaredField, DeclaredFields } from '#platform/fields/declared-field.ts';

/** The declarations of all fields that a file may have columns for. */
export function importedDeclarations({ fields }: Pick<CollectionFacts, 'fields'>): DeclaredFields {
  return Object.fromEntries(Object.entries(fields).filter(([, { kind }]) => kind !== 'file'));
}

export function importedFields(collection: Pick<CollectionFacts, 'fields'>): readonly string[] {
  return Object.keys(importedDeclarations(collection));
}

export type FileColumn = Pick<DeclaredField, 'label' | 'headers'>;

/** All columns of a file: the reference first, then the fields. */
export function fileColumns(
  collection: Pick<CollectionFacts, 'fields' | 'importing'>,
): Readonly<Record<string, FileColumn>> {
  const { reference } = collection.importing ?? {};
  const told = reference ? { [reference.column]: { label: reference.label } } : {};
  return { ...told, ...importedDeclarations(collection) };
}
