import { useSearchParams } from 'react-router';

/** The country in the page's address; undefined means the visitor's own. */
export function countryIn(query: URLSearchParams): string | undefined {
  const country = query.get('country_code')?.toUpperCase();
  return country && /^[A-Z]{2}$/.test(country) ? country : undefined;
}

export function useAskedCountry(): string | undefined {
  const [query] = useSearchParams();
  return countryIn(query);
}
