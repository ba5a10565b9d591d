import { sql } from '#platform/database/sql.ts';
import { tableSitemap } from '#platform/sitemap/table-sitemap.ts';
import { products } from './products.table.ts';

export const productsSitemap = tableSitemap({
  kind: 'products',
  table: products,
  key: 'id',
  where: sql`listed`,
  pathOf: (id) => `/product/${id}`,
});

/** A generic has no id, so it is listed under the id of its first product. */
export const medicinesSitemap = tableSitemap({
  kind: 'medicines',
  table: products,
  key: 'medicine_key',
  where: sql`listed and is_medicine and not exists (
    select from ${products} earlier
    where earlier.listed and earlier.is_medicine and earlier.medicine_key = ${products}.medicine_key
      and earlier.id < ${products}.id
  )`,
  pathOf: (key) => `/rx/${encodeURIComponent(key)}`,
});
