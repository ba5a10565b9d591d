import { collectionOperations } from '#collection/server/collection-operations.ts';
import { servicesCollection } from '#features/company-lists/services/services.collection.ts';
import { readRowsPerCompany } from '#features/site/server/public.ts';
import { withinListings } from '#features/subscriptions/server/public.ts';
import { services } from './services.table.ts';

export const servicesCollectionOperations = collectionOperations(servicesCollection, {
  table: services,
  definedIn: new URL('../services.collection.ts', import.meta.url),
  readMostRows: readRowsPerCompany,
  listing: { expires: false },
  quota: withinListings,
});
