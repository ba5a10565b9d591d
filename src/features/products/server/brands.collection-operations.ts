import { collectionOperations } from '#collection/server/collection-operations.ts';
import { brandsCollection } from '#features/products/brands.collection.ts';
import { storeFormFiles } from '#platform/files/store-form-files.ts';
import { brands } from './brands.table.ts';

export const brandsCollectionOperations = collectionOperations(brandsCollection, {
  table: brands,
  definedIn: new URL('../brands.collection.ts', import.meta.url),
  prepare: storeFormFiles({ logo: { kind: 'picture', folder: 'brands' } }),
});
