import { useSearchParams } from 'react-router';

/** The country that the address of the page asks for; without it the visitor's own is shown. */
export function countryIn(query: URLSearchParams): string | undefined {
  const country = query.get('country_code')?.toUpperCase();
  return country && /^[A-Z]{2}$/.test(country) ? country : undefined;
}

export function useAskedCountry(): string | undefined {
  const [query] = useSearchParams();
  return countryIn(query);
}
