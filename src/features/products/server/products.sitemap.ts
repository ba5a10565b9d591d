import { tableSitemap } from '#platform/sitemap/table-sitemap.ts';

export const productsSitemap = tableSitemap({
  kind: 'products',
  table: 'products',
  key: 'id',
  where: 'listed',
  pathOf: (id) => `/product/${id}`,
});

/** A generic has no id of its own; it stands where its first product does. */
export const medicinesSitemap = tableSitemap({
  kind: 'medicines',
  table: 'products',
  key: 'medicine_key',
  where: `listed and is_medicine and not exists (
    select from products earlier
    where earlier.listed and earlier.is_medicine and earlier.medicine_key = products.medicine_key
      and earlier.id < products.id
  )`,
  pathOf: (key) => `/rx/${encodeURIComponent(key)}`,
});
