import { collectionOperations } from '#collection/server/collection-operations.ts';
import { brandsCollection } from '#features/products/brands.collection.ts';
import { readRowsPerCompany } from '#features/site/server/public.ts';
import { storeFormFiles } from '#platform/files/store-form-files.ts';
import { brands } from './brands.table.ts';

export const brandsCollectionOperations = collectionOperations(brandsCollection, {
  table: brands,
  definedIn: new URL('../brands.collection.ts', import.meta.url),
  readMostRows: readRowsPerCompany,
  prepare: storeFormFiles(brandsCollection.fields),
});
