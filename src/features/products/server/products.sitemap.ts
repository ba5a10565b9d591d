import type pg from 'pg';
import { prepared } from '#platform/database/prepared.ts';
import type { SitemapSource } from '#platform/sitemap/sitemap.ts';

const selectLastId = prepared<{ id: number }>(
  'products-last-id',
  'select coalesce(max(id), 0) as id from products',
);

async function readLastId(pool: Pick<pg.Pool, 'query'>): Promise<number> {
  const [last] = await selectLastId(pool, []);
  return last?.id ?? 0;
}

const selectIds = prepared<{ id: number }>(
  'products-in-range',
  'select id from products where listed and id > $1 and id <= $2 order by id',
);

export const productsSitemap: SitemapSource = {
  kind: 'products',
  readLastId,
  async readPaths(pool, { after, upTo }) {
    const rows = await selectIds(pool, [after, upTo]);
    return rows.map(({ id }) => `/product/${id}`);
  },
};

/** A generic has no id of its own; it stands where its first product does. */
const selectGenerics = prepared<{ medicine_key: string }>(
  'generics-in-range',
  `select p.medicine_key from products p
   where p.listed and p.is_medicine and p.id > $1 and p.id <= $2 and not exists (
     select from products earlier
     where earlier.listed and earlier.is_medicine and earlier.medicine_key = p.medicine_key
       and earlier.id < p.id
   ) order by p.id`,
);

export const medicinesSitemap: SitemapSource = {
  kind: 'medicines',
  readLastId,
  async readPaths(pool, { after, upTo }) {
    const rows = await selectGenerics(pool, [after, upTo]);
    return rows.map(({ medicine_key }) => `/rx/${encodeURIComponent(medicine_key)}`);
  },
};
