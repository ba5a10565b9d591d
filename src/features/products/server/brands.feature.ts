import type { ServerFeature } from '#platform/features/server-feature.ts';
import { namedIn } from '#platform/files/named-files.ts';
import { brandsCollectionOperations } from './brands.collection-operations.ts';
import { brands } from './brands.table.ts';

export const feature: ServerFeature = {
  operations: [...brandsCollectionOperations],
  storedFiles: [namedIn('Upload/brands', brands, ['logo'])],
};
