/** Pages that search engines should know besides those of records. */
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
