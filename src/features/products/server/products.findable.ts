import { companyFacts } from '#features/companies/server/public.ts';
import { sql } from '#platform/database/sql.ts';
import { products } from './products.table.ts';

/** How search and console find products, and the path where visitors see them. */
export const findableProducts = {
  kind: 'product',
  table: products,
  shown: sql`found.listed`,
  words: sql`found.search`,
  title: 'item_name',
  path: sql`'/product/' || found.id`,
  company: companyFacts,
} as const;
