import { bigint, nullable, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { products } from './products.table.ts';

const selectListed = query({
  name: 'products.listed-one',
  values: { id: bigint },
  row: { company_id: bigint, title: text, title_ar: nullable(text) },
  sql: sql`
    select company_id, item_name as title, item_name_ar as title_ar from ${products}
    where id = $id and listed`,
});

/** The title and company of a product that visitors can see. */
export function findListedProduct(connection: Connection, id: number) {
  return selectListed.first(connection, { id });
}
