import { collectionOperations } from '#collection/server/collection-operations.ts';
import { servicesCollection } from '#features/services/services.collection.ts';

export const servicesCollectionOperations = collectionOperations(servicesCollection, {
  table: 'services',
  definedIn: new URL('../services.collection.ts', import.meta.url),
});
