import { tableSitemap } from '#platform/sitemap/table-sitemap.ts';

export const jobsSitemap = tableSitemap({
  kind: 'jobs',
  table: 'jobs',
  key: 'job_ref',
  where: 'shown',
  expires: true,
  pathOf: (ref) => `/job/${ref}`,
});
