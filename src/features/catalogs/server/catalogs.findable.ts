import { companyFacts } from '#features/companies/server/public.ts';
import { sql } from '#platform/database/sql.ts';
import { catalogs } from './catalogs.table.ts';

/** How search and console find catalogs, and the path where visitors see them. */
export const findableCatalogs = {
  kind: 'catalog',
  table: catalogs,
  shown: sql`found.shown`,
  words: sql`found.words`,
  title: 'title',
  path: sql`'/company/' || found.company_id || '?tab=catalogs'`,
  company: companyFacts,
} as const;
