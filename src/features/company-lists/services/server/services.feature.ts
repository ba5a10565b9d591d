import type { ServerFeature } from '#platform/features/server-feature.ts';
import { servicesCollectionOperations } from './services.collection-operations.ts';
import { servicesOperations } from './services.operations.ts';

export const feature: ServerFeature = {
  operations: [...servicesOperations, ...servicesCollectionOperations],
};
