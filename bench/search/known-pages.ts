import { sitemapPages } from '#app/server/sitemap-pages.ts';

/** Pages that can be an answer although they are no records. */
export const knownPages: readonly string[] = [...sitemapPages, '/login'];
