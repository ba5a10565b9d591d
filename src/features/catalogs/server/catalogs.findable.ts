import { companyFacts } from '#features/companies/server/public.ts';
import { sql } from '#platform/database/sql.ts';
import { catalogs } from './catalogs.table.ts';

/** Where visitors find them, for whoever lists them. */
export const findableCatalogs = {
  kind: 'catalog',
  table: catalogs,
  shown: sql`found.shown`,
  words: sql`found.words`,
  title: 'title',
  path: sql`'/company/' || found.company_id || '?tab=catalogs'`,
  company: companyFacts,
} as const;
