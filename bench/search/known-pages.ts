import { sitemapPages } from '#app/server/sitemap-pages.ts';

/** Pages that are no record and can be the answer all the same. */
export const knownPages: readonly string[] = [...sitemapPages, '/login'];
