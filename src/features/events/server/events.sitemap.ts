import { tableSitemap } from '#platform/sitemap/table-sitemap.ts';

export const eventsSitemap = tableSitemap({
  kind: 'events',
  table: 'events',
  key: 'slug',
  where: 'shown',
  expires: true,
  pathOf: (slug) => `/event/${slug}`,
});
