import type { ServerFeature } from '#platform/features/server-feature.ts';
import { catalogsCollectionOperations } from './catalogs.collection-operations.ts';
import { catalogsOperations } from './catalogs.operations.ts';
import { publishedCatalogs } from './catalogs.published.ts';

export const feature: ServerFeature = {
  operations: [...catalogsOperations, ...catalogsCollectionOperations],
  published: [publishedCatalogs],
};
