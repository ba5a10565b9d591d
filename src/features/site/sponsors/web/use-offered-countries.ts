import type { Suggestions } from '#collection/web/collection-screens.ts';
import { listCountryCodes } from '#features/site/countries/countries.contract.ts';
import { useCall } from '#platform/pages/use-call.ts';

/** Country codes to suggest. */
export function useOfferedCountries(): Suggestions {
  const { data } = useCall(listCountryCodes, {});
  return { countries: data?.countries.map(({ shortname }) => shortname) ?? [] };
}
