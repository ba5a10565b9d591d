import { collectionOperations } from '#collection/server/collection-operations.ts';
import { catalogsCollection } from '#features/catalogs/catalogs.collection.ts';
import { readRowsPerCompany } from '#features/site/server/public.ts';
import { withinListings } from '#features/subscriptions/server/public.ts';
import { homeDayOf } from '#platform/database/home-days.ts';
import { sql } from '#platform/database/sql.ts';
import { storeFormFiles } from '#platform/files/store-form-files.ts';
import { catalogs } from './catalogs.table.ts';

export const catalogsCollectionOperations = collectionOperations(catalogsCollection, {
  table: catalogs,
  definedIn: new URL('../catalogs.collection.ts', import.meta.url),
  readMostRows: readRowsPerCompany,
  listing: { expires: false },
  quota: withinListings,
  columns: { catalog_link: 'link' },
  prepare: storeFormFiles(catalogsCollection.fields, { pdf: 'cover' }),
  facts: {
    created_at: sql`${homeDayOf(sql`created_at`)}::text`,
    exhibitor_id: sql`company_id`,
  },
});
