const base = '/exhibitor/dashboard';

/** The screens of what a plan counts as listings. */
const listings = ['products', 'services', 'catalogs', 'jobs', 'events'];

export function isListing(pathname: string): boolean {
  return listings.some((path) => pathname.startsWith(`${base}/${path}`));
}
