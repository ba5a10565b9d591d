import { prepared } from '#platform/database/prepared.ts';
import { todayAt } from '#platform/dates/validity.ts';
import type { SitemapSource } from '#platform/sitemap/sitemap.ts';

const selectLastId = prepared<{ id: number }>(
  'events-last-id',
  'select coalesce(max(id), 0) as id from events',
);

/** $1 and $2 the range, $3 today: what is over answers 410 and is no longer told. */
const selectNames = prepared<{ slug: string }>(
  'events-in-range',
  `select slug from events
   where shown and expiry_date >= $3::date and id > $1 and id <= $2 order by id`,
);

export const eventsSitemap: SitemapSource = {
  kind: 'events',
  async readLastId(pool) {
    const [last] = await selectLastId(pool, []);
    return last?.id ?? 0;
  },
  async readPaths(pool, { after, upTo }) {
    const rows = await selectNames(pool, [after, upTo, todayAt(new Date())]);
    return rows.map(({ slug }) => `/event/${slug}`);
  },
};
