import type { ServerFeature } from '#platform/features/server-feature.ts';
import { brandsCollectionOperations } from './brands.collection-operations.ts';

export const feature: ServerFeature = {
  operations: [...brandsCollectionOperations],
  storedFiles: [{ folder: 'Upload/brands', columns: [['brands', 'logo']] }],
};
