import { collectionOperations } from '#collection/server/collection-operations.ts';
import { storeFiles } from '#collection/server/store-files.ts';
import { brandsCollection } from '#features/products/brands.collection.ts';

export const brandsCollectionOperations = collectionOperations(brandsCollection, {
  table: 'brands',
  definedIn: new URL('../brands.collection.ts', import.meta.url),
  prepare: storeFiles({ logo: { kind: 'picture', folder: 'brands' } }),
});
