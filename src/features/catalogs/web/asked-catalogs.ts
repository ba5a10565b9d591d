import { useSearchParams } from 'react-router';
import { askedSearch } from '#platform/pages/asked-search.ts';

/** What the address of the page asks for; without a country the visitor's own is shown. */
export type AskedCatalogs = { readonly country: string | undefined; readonly search: string };

export function askedIn(query: URLSearchParams): AskedCatalogs {
  const country = query.get('country_code')?.toUpperCase();
  return {
    country: country && /^[A-Z]{2}$/.test(country) ? country : undefined,
    search: askedSearch(query),
  };
}

export function useAsked(): AskedCatalogs {
  const [query] = useSearchParams();
  return askedIn(query);
}

export function catalogsPath({ country, search }: Partial<AskedCatalogs>): string {
  const query = new URLSearchParams();
  if (country) query.set('country_code', country);
  if (search) query.set('search', search);
  return query.size > 0 ? `/catalogs?${query}` : '/catalogs';
}
