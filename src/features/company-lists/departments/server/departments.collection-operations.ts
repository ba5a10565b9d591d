import { collectionOperations } from '#collection/server/collection-operations.ts';
import { departmentsCollection } from '#features/company-lists/departments/departments.collection.ts';
import { readRowsPerCompany } from '#features/site/server/public.ts';
import { departments } from './departments.table.ts';

export const departmentsCollectionOperations = collectionOperations(departmentsCollection, {
  table: departments,
  definedIn: new URL('../departments.collection.ts', import.meta.url),
  readMostRows: readRowsPerCompany,
});
