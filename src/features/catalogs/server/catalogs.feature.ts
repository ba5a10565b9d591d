import type { ServerFeature } from '#platform/features/server-feature.ts';
import { catalogsCollectionOperations } from './catalogs.collection-operations.ts';
import { catalogsOperations } from './catalogs.operations.ts';
import { publishedCatalogs } from './catalogs.published.ts';
import { catalogsSearchSource } from './catalogs.search-source.ts';

export const feature: ServerFeature = {
  operations: [...catalogsOperations, ...catalogsCollectionOperations],
  searchSources: [catalogsSearchSource],
  published: [publishedCatalogs],
};
