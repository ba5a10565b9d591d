import { collectionOperations } from '#collection/server/collection-operations.ts';
import { branchesCollection } from '#features/company-lists/branches/branches.collection.ts';

export const branchesCollectionOperations = collectionOperations(branchesCollection, {
  table: 'branches',
  definedIn: new URL('../branches.collection.ts', import.meta.url),
});
