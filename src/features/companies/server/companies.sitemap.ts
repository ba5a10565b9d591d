import { tableSitemap } from '#platform/sitemap/table-sitemap.ts';

export const companiesSitemap = tableSitemap({
  kind: 'companies',
  table: 'companies',
  key: 'id',
  where: 'listed',
  pathOf: (id) => `/company/${id}`,
});
