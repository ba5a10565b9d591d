import { sql } from '#platform/database/sql.ts';
import { tableSitemap } from '#platform/sitemap/table-sitemap.ts';
import { events } from './events.table.ts';

export const eventsSitemap = tableSitemap({
  kind: 'events',
  table: events,
  key: 'slug',
  where: sql`shown`,
  expires: true,
  pathOf: (slug) => `/event/${slug}`,
});
