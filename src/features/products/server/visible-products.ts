import { sql } from '#platform/database/sql.ts';
import { products } from './products.table.ts';

/** The visible products of the company `asked`. */
export const visibleProducts = sql`
  select from ${products} n where n.listed and n.company_id = asked.id`;
