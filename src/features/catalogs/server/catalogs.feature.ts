import type { ServerFeature } from '#platform/features/server-feature.ts';
import { namedIn } from '#platform/files/named-files.ts';
import { catalogsCollectionOperations } from './catalogs.collection-operations.ts';
import { catalogsFeed } from './catalogs.feed.ts';
import { catalogsOperations } from './catalogs.operations.ts';
import { publishedCatalogs } from './catalogs.published.ts';
import { catalogs } from './catalogs.table.ts';

export const feature: ServerFeature = {
  operations: [...catalogsOperations, ...catalogsCollectionOperations],
  published: [publishedCatalogs],
  feeds: [catalogsFeed],
  storedFiles: [namedIn('Upload/catalogs', catalogs, ['pdf', 'cover'])],
};
