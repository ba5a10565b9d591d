const base = '/exhibitor/dashboard';

/** Lists whose items count as listings in a plan. */
const listings = ['products', 'services', 'catalogs', 'jobs', 'events'];

export function isListing(pathname: string): boolean {
  return listings.some((path) => pathname.startsWith(`${base}/${path}`));
}
