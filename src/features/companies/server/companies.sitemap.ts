import { sql } from '#platform/database/sql.ts';
import { tableSitemap } from '#platform/sitemap/table-sitemap.ts';
import { companies } from './companies.table.ts';

export const companiesSitemap = tableSitemap({
  kind: 'companies',
  table: companies,
  key: 'id',
  where: sql`listed`,
  pathOf: (id) => `/company/${id}`,
});
