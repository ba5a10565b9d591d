import { sql } from '#platform/database/sql.ts';
import { products } from './products.table.ts';

/** The products that visitors see of the company `asked`. */
export const productsOfAsked = sql`
  select from ${products} n where n.listed and n.company_id = asked.id`;
