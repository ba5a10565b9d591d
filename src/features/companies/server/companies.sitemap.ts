import { prepared } from '#platform/database/prepared.ts';
import type { SitemapSource } from '#platform/sitemap/sitemap.ts';

const selectLastId = prepared<{ id: number }>(
  'companies-last-id',
  'select coalesce(max(id), 0) as id from companies',
);

const selectIds = prepared<{ id: number }>(
  'companies-in-range',
  'select id from companies where listed and id > $1 and id <= $2 order by id',
);

export const companiesSitemap: SitemapSource = {
  kind: 'companies',
  async readLastId(pool) {
    const [last] = await selectLastId(pool, []);
    return last?.id ?? 0;
  },
  async readPaths(pool, { after, upTo }) {
    const rows = await selectIds(pool, [after, upTo]);
    return rows.map(({ id }) => `/company/${id}`);
  },
};
