import { sql } from '#platform/database/sql.ts';
import { tableSitemap } from '#platform/sitemap/table-sitemap.ts';
import { jobs } from './jobs.table.ts';

export const jobsSitemap = tableSitemap({
  kind: 'jobs',
  table: jobs,
  key: 'job_ref',
  where: sql`shown`,
  expires: true,
  pathOf: (ref) => `/job/${ref}`,
});
