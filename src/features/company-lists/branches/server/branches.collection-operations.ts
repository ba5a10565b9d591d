import { collectionOperations } from '#collection/server/collection-operations.ts';
import { branchesCollection } from '#features/company-lists/branches/branches.collection.ts';
import { readRowsPerCompany } from '#features/site/server/public.ts';
import { branches } from './branches.table.ts';

export const branchesCollectionOperations = collectionOperations(branchesCollection, {
  table: branches,
  definedIn: new URL('../branches.collection.ts', import.meta.url),
  readMostRows: readRowsPerCompany,
});
