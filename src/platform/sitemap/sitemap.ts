import type { Connection } from '#platform/database/connection.ts';
import { languages, localizePath } from '#platform/i18n/languages.ts';
import { escapeXml } from '#platform/xml/escape-xml.ts';

/** One kind of page for search engines, read in ranges of ids. */
export type SitemapSource = {
  readonly kind: string;
  /** The highest id, or 0. */
  readLastId(pool: Connection): Promise<number>;
  /** The paths of records with ids above `after`, up to and including `upTo`. */
  readPaths(pool: Connection, range: { after: number; upTo: number }): Promise<readonly string[]>;
};

/** A sitemap has at most 50,000 addresses, and every page has one per language. */
export const IDS_PER_SITEMAP = 50_000 / languages.length;

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** A page in all languages, each with links to the others. */
function urlsOf(path: string, appUrl: string): string {
  const address = (language: (typeof languages)[number]) =>
    escapeXml(appUrl + localizePath(language, path));
  const alternates = languages
    .map((other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${address(other)}"/>`)
    .join('');
  return languages
    .map((language) => `<url><loc>${address(language)}</loc>${alternates}</url>`)
    .join('');
}

export function composeSitemap(paths: readonly string[], appUrl: string): string {
  return `${XML}<urlset ${NAMESPACES}>${paths.map((path) => urlsOf(path, appUrl)).join('')}</urlset>`;
}

export function composeSitemapIndex(names: readonly string[], appUrl: string): string {
  const maps = names
    .map((name) => `<sitemap><loc>${escapeXml(`${appUrl}/sitemaps/${name}.xml`)}</loc></sitemap>`)
    .join('');
  return `${XML}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${maps}</sitemapindex>`;
}
