/** Pages for search engines that are no records. */
export const sitemapPages: readonly string[] = [
  '/',
  '/products',
  '/catalogs',
  '/companies',
  '/rx',
  '/events',
  '/jobs',
  '/subscription',
  '/advertising',
  '/contact',
  '/faq',
  '/privacy-policy',
  '/terms-conditions',
  '/cookie-policy',
  '/data-protection',
];
